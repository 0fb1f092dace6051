import type { AdvPlace } from '@shiji/contract/content/words.ts'
import type { Pair } from '../pair.ts'

/** A space for adverts. */
export interface DemoSpace {
  readonly code: string
  readonly name: Pair
  readonly place: AdvPlace
  readonly width: number
  readonly height: number
}

export const SPACES: readonly DemoSpace[] = [
  { code: 'home_banner', name: '首页横幅|Home banner', place: 'home_banner', width: 720, height: 320 },
  { code: 'home_card', name: '首页推荐位|Home cards', place: 'home_card', width: 400, height: 160 },
  { code: 'class_strip', name: '分类楼层横条|Class strips', place: 'class_strip', width: 1_200, height: 96 },
  {
    code: 'integral_banner',
    name: '积分商城横幅|Points mall banner',
    place: 'integral_banner',
    width: 1_200,
    height: 320,
  },
]

/** An advert: `picture` is a picture of goods, `to` a top class by its code or a path; days count from the anchor day. */
export interface DemoAdv {
  readonly space: string
  readonly title: Pair
  readonly hint: Pair
  readonly picture: string
  readonly to: string
  /** @default -7 */
  readonly startDay?: number
  /** @default 45 */
  readonly endDay?: number
  /** @default true */
  readonly enabled?: boolean
}

const strip = (to: string, picture: string, title: Pair, hint: Pair): DemoAdv => ({
  space: 'class_strip',
  to,
  picture,
  title,
  hint,
})

export const ADVERTS: readonly DemoAdv[] = [
  {
    space: 'home_banner',
    title: '周末去野，轻装就好|A weekend out, packed light',
    hint: '帐篷、营灯、登山鞋，出发前只看这一页|Tents, lanterns and boots on one page',
    picture: 'tent-5',
    to: 'outdoors',
  },
  {
    space: 'home_banner',
    title: '把客厅慢慢坐暖|A living room to stay in',
    hint: '沙发、落地灯和一只顺手的杯子|Sofas, lamps and a mug that fits the hand',
    picture: 'sofa-5',
    to: 'home',
  },
  {
    space: 'home_banner',
    title: '清晨的一杯，自己来|The first cup, made at home',
    hint: '咖啡机与厨房小电器，省心好收纳|Coffee machines and small helpers',
    picture: 'coffee-machine-5',
    to: 'appliances',
  },
  {
    space: 'home_banner',
    title: '换季护肤，少即是多|Skin care for the season',
    hint: '精华、面霜与温和洁面|Serums, creams and gentle cleansers',
    picture: 'serum-5',
    to: 'beauty',
  },
  {
    space: 'home_banner',
    title: '枝头刚摘的甜|Sweet from the branch',
    hint: '当季水果，产地直发|Fruit of the season, sent by the growers',
    picture: 'citrus-2',
    to: 'food',
  },
  {
    space: 'home_banner',
    title: '睡前再讲一个故事|One more story',
    hint: '绘本、玩偶和安心入睡的小物|Picture books, bears and good nights',
    picture: 'picture-book-5',
    to: 'kids',
  },
  {
    space: 'home_banner',
    title: '盛夏清凉季|High summer',
    hint: '风扇、短袖与冰饮杯|Fans, short sleeves and cold cups',
    picture: 'fan-1',
    to: 'appliances',
    startDay: 20,
    endDay: 60,
  },
  {
    space: 'home_banner',
    title: '开春焕新|A fresh start',
    hint: '上一季的活动，仅供查看|Last season, kept to look at',
    picture: 'dress-6',
    to: 'fashion',
    startDay: -90,
    endDay: -60,
  },
  {
    space: 'home_card',
    title: '慢饮一壶茶|Tea, taken slowly',
    hint: '茶具与当季新茶|Tea sets and fresh leaves',
    picture: 'tea-set-5',
    to: 'food',
  },
  {
    space: 'home_card',
    title: '今日热卖榜|Selling today',
    hint: '大家正在买什么|What people are buying',
    picture: 'headphones-5',
    to: '/goods/hotmodel',
  },
  {
    space: 'home_card',
    title: '送给小朋友|For the little ones',
    hint: '抱抱熊、积木和小汽车|Bears, blocks and little cars',
    picture: 'plush-5',
    to: 'kids',
  },
  {
    space: 'home_card',
    title: '企业采购专区|For companies',
    hint: '筹备中，暂未开放|Being prepared, not open yet',
    picture: 'laptop-1',
    to: '/user/article/contact_us',
    enabled: false,
  },
  strip('electronics', 'laptop-5', '桌面焕新计划|A new desk', '电脑、键盘与显示器|Laptops, keyboards and monitors'),
  strip('appliances', 'rice-cooker-5', '好好吃饭|Eat well', '电饭煲与空气炸锅|Rice cookers and air fryers'),
  strip('home', 'floor-lamp-5', '留一盏灯|Leave a light on', '落地灯、台灯与吊灯|Floor, desk and pendant lamps'),
  strip('fashion', 'handbag-5', '出门的理由|A reason to go out', '手袋与通勤穿搭|Bags and things for the way to work'),
  strip('beauty', 'serum-9', '温和一点|Gently', '敏感肌也能安心用|Kind to sensitive skin'),
  strip('food', 'berry-7', '果园来信|Post from the orchard', '当季葡萄与莓果|Grapes and berries of the season'),
  strip('outdoors', 'running-shoe-6', '跑起来|Get running', '轻量跑鞋与速干衣|Light shoes and quick-dry shirts'),
  strip('kids', 'rc-car-4', '陪他再玩一会儿|A little longer', '遥控车、拼图与绘本|Cars, puzzles and picture books'),
  {
    space: 'integral_banner',
    title: '积分换好礼|Gifts for points',
    hint: '攒下的每一分都有用|Every point counts',
    picture: 'mug-6',
    to: '/integral',
  },
]
