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
  { code: 'home_editorial', name: '首页专题|Home editorial', place: 'home_editorial', width: 800, height: 800 },
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

/** An advert: `picture` is a picture of goods or of the campaign (`campaign/…`, wide), `to` a top class by its code, the class above a leaf by
 * the leaf's, or a path; days count from the anchor day. */
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
    title: '周末去露营，轻装出发|Camp light this weekend',
    hint: '帐篷、营灯、登山鞋，一次备齐|Tents, lanterns and boots, all in one place',
    picture: 'campaign/trail',
    to: 'outdoors',
  },
  {
    space: 'home_banner',
    title: '把家里坐暖|Make yourself at home',
    hint: '沙发、落地灯，和一只顺手的杯子|Sofas, lamps and your favourite mug',
    picture: 'campaign/living',
    to: 'home',
  },
  {
    space: 'home_banner',
    title: '早上这一杯，自己来|Your first cup, made at home',
    hint: '咖啡机和厨房小电，省心好收纳|Coffee machines and small appliances',
    picture: 'campaign/coffee',
    to: 'appliances',
  },
  {
    space: 'home_banner',
    title: '换季护肤，温和刚好|Gentle skincare for the new season',
    hint: '精华、面霜与温和洁面|Serums, creams and gentle cleansers',
    picture: 'campaign/bath',
    to: 'beauty',
  },
  {
    space: 'home_banner',
    title: '刚摘的甜，正当季|Ripe, sweet and in season',
    hint: '当季水果，新鲜到家|Seasonal fruit, fresh to your door',
    picture: 'campaign/fruit',
    to: 'food',
  },
  {
    space: 'home_banner',
    title: '睡前，再讲一个故事|Just one more story',
    hint: '绘本、玩偶，陪他安心睡|Picture books and cuddly bears',
    picture: 'campaign/story',
    to: 'kids',
  },
  {
    space: 'home_banner',
    title: '夏日清凉季|Stay cool this summer',
    hint: '风扇、短袖、冰饮杯|Fans, T-shirts and iced-drink cups',
    picture: 'fan-1',
    to: 'appliances',
    startDay: 20,
    endDay: 60,
  },
  {
    space: 'home_banner',
    title: '开春焕新衣|New for spring',
    hint: '轻薄一点，出门踏青|Lighter layers for warmer days',
    picture: 'dress-6',
    to: 'fashion',
    startDay: -90,
    endDay: -60,
  },
  {
    space: 'home_editorial',
    title: '天黑得早，把灯调暖一点|Dark early? Turn up the warmth',
    hint: '一盏落地灯照着沙发，一支香薰蜡烛陪着书。从一个角落开始，家就亮堂了。|A lamp by the sofa, a candle by your book. Start with one corner and the whole room warms up.',
    picture: 'campaign/evening',
    to: 'floor-lamp',
  },
  {
    space: 'home_card',
    title: '慢慢喝壶茶|Time for tea',
    hint: '茶具和当季新茶|Tea sets and fresh leaves',
    picture: 'tea-set-5',
    to: 'food',
  },
  {
    space: 'home_card',
    title: '热卖榜|Hot right now',
    hint: '看看大家在买什么|See what everyone is buying',
    picture: 'headphones-5',
    to: '/goods/hotmodel',
  },
  {
    space: 'home_card',
    title: '送给小朋友|For the little ones',
    hint: '玩偶、积木、小汽车|Bears, blocks and toy cars',
    picture: 'plush-5',
    to: 'kids',
  },
  {
    space: 'home_card',
    title: '企业采购专区|Shiji for business',
    hint: '筹备中，敬请期待|Coming soon',
    picture: 'laptop-1',
    to: '/user/article/contact_us',
    enabled: false,
  },
  strip('appliances', 'rice-cooker-1', '好好吃饭|Eat well', '电饭煲、空气炸锅|Rice cookers and air fryers'),
  strip('beauty', 'serum-9', '温和一点|Be gentle', '敏感肌也能安心用|Kind to sensitive skin'),
  strip(
    'kids',
    'rc-car-4',
    '陪他多玩一会儿|Five more minutes',
    '遥控车、拼图、绘本|RC cars, puzzles and picture books',
  ),
  {
    space: 'integral_banner',
    title: '积分换好礼|Gifts for your points',
    hint: '积分商城正在筹备|Our rewards shop is on its way',
    picture: 'mug-6',
    to: '/integral',
  },
]
