import { expect, it } from 'vitest'
import { DEMO_SIZE } from '../../load/index.ts'
import { BRANDS } from './brands.ts'
import { generateGoods } from './goods.ts'

/** Brands that are sold all over the country, in the classes of the demo. */
const REAL_ZH =
  /华为|小米|荣耀|联想|海尔|格力|美的|九阳|苏泊尔|方太|老板电器|戴森|飞利浦|索尼|佳能|尼康|大疆|三星电子|三星手机|苹果手机|耐克|阿迪达斯|安踏|李宁|特步|鸿星尔克|优衣库|波司登|海澜之家|兰蔻|雅诗兰黛|欧莱雅|资生堂|百雀羚|完美日记|花西子|自然堂|珀莱雅|茅台|五粮液|蒙牛|伊利|康师傅|统一|三只松鼠|良品铺子|百草味|雀巢|星巴克|乐高|迪士尼|晨光文具|得力|宜家|无印良品|全棉时代|好孩子|飞鹤|帮宝适|迪卡侬|牧高笛|骆驼牌/
const REAL_EN =
  /\b(huawei|xiaomi|honor|lenovo|haier|gree|midea|dyson|philips|sony|canon|nikon|dji|samsung|iphone|ipad|macbook|bose|nike|adidas|anta|li-ning|uniqlo|zara|lancome|loreal|shiseido|moutai|nestle|starbucks|lego|disney|ikea|muji|pampers|decathlon|puma|levis|gucci|prada|chanel|dior)\b/i

it('no brand, name or displayed word of the demo belongs to a real brand', () => {
  const goods = generateGoods(DEMO_SIZE.seed, DEMO_SIZE.goods)
  const words = [...BRANDS.map(({ zh, en }) => `${zh} ${en}`), ...goods.map(each => JSON.stringify(each))]
  expect(words.length).toBeGreaterThan(1_200)
  expect(words.flatMap(text => [...(REAL_ZH.exec(text) ?? []), ...(REAL_EN.exec(text) ?? [])])).toEqual([])
})
