import type { NoticeTag } from '@shiji/contract/content/words.ts'
import type { Pair } from '../pair.ts'
import type { Both } from '../types.ts'

/** A notice; days count from the anchor day, and without an end it stays. */
export interface DemoNotice {
  readonly tag: NoticeTag
  readonly title: Pair
  readonly text: Both
  readonly startDay: number
  readonly endDay?: number
}

export const NOTICES: readonly DemoNotice[] = [
  {
    tag: 'announcement',
    title: '用户协议更新说明|We have updated our user agreement',
    startDay: -62,
    text: {
      zh: `
《用户协议》已于今日更新，主要有两处变化。
- 写明货款由平台保管，订单完成并过了结算期后才结算给店铺。
- 写明店铺子账号不能在商城购物。
其他条款不变。继续使用市集，即表示您接受更新后的协议。`,
      en: `
Our user agreement was updated today. Two things are new.
- It states that we hold your payment until the order is complete and the settlement period is over.
- It states that store sub-accounts cannot be used to shop.
Everything else stays the same. By continuing to use Shiji, you accept the new version.`,
    },
  },
  {
    tag: 'safety',
    title: '接到“退款客服”电话？请先挂断|A call about a refund? Hang up first',
    startDay: -21,
    text: {
      zh: `
近期有骗子冒充市集客服，以“商品有问题，双倍赔付”为由，骗买家共享屏幕或转账。请记住三句话。
- 我们不会让您转账、共享屏幕，也不会要验证码。
- 真正的退款原路退回，不需要您做任何操作。
- 拿不准，就拨打页脚的客服电话核实。`,
      en: `
Scammers are calling buyers in our name. They promise a double refund for faulty products, then ask for a transfer or a shared screen. Remember three things.
- We never ask you to transfer money, share your screen or give us a code.
- Real refunds go back the way you paid. You don't need to do anything.
- Not sure? Call us on the number at the bottom of the page.`,
    },
  },
  {
    tag: 'delivery',
    title: '受降雨影响，部分地区送达可能晚一两天|Heavy rain: some parcels may be a day or two late',
    startDay: -2,
    endDay: 12,
    text: {
      zh: `
受强降雨影响，以下地区的快递可能晚到一两天。
- 华南：广东北部、广西东部
- 东部：福建西部、江西南部
包裹都在路上，请您放心，也请多体谅风雨里的快递员。物流进展可以在订单详情里随时查看。`,
      en: `
Because of heavy rain, parcels to these areas may arrive a day or two late.
- South: northern Guangdong, eastern Guangxi
- East: western Fujian, southern Jiangxi
Your parcel is on its way, and so are the couriers, rain or shine. You can follow it in your order at any time.`,
    },
  },
  {
    tag: 'activity',
    title: '周末去露营，装备上新了|Off camping this weekend? New kit is in',
    startDay: -1,
    endDay: 20,
    text: {
      zh: `
天气正好，出门走走吧。帐篷、营灯、登山鞋、保温杯刚刚上新，点首页横幅就能逛。
第一次露营？记住三件事：营地选平整背风的，天黑前搭好帐篷，走时把垃圾带回家。`,
      en: `
The weather is perfect for a night outdoors. Tents, lanterns, boots and flasks are new in; tap the banner on the home page to see them.
First time camping? Find level ground out of the wind, pitch before dark, and take your rubbish home.`,
    },
  },
  {
    tag: 'announcement',
    title: '帮助中心焕新上线|Meet our new help centre',
    startDay: 0,
    text: {
      zh: `
大家常问的问题，我们整理成了二十多篇短文：下单付款、配送收货、退换售后、账户评价、商家开店，页脚随时点开。
没找到答案？写信到 service@shiji.example，好问题我们会补进来。`,
      en: `
We have turned your most common questions into twenty-odd short guides: ordering and paying, delivery, returns, your account, and selling on Shiji. You will find them at the bottom of every page.
Still stuck? Write to service@shiji.example. We will add the good ones.`,
    },
  },
  {
    tag: 'announcement',
    title: '系统升级通知|Scheduled maintenance',
    startDay: 5,
    endDay: 7,
    text: {
      zh: '市集将在凌晨 2:00–4:00 升级，期间暂停访问。要付款的订单请提前付好，给您添麻烦了。',
      en: 'Shiji will be offline from 2:00 to 4:00 am for an upgrade. Please pay for any open orders before then. Sorry for the inconvenience.',
    },
  },
]
