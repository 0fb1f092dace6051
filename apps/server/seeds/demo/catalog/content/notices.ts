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
    title: '用户协议更新说明|The user agreement has been updated',
    startDay: -62,
    text: {
      zh: `
《用户协议》已于公告之日更新，主要变化如下。
- 写明货款在订单完成并过了结算期后才结算给店铺。
- 写明店铺子账号不能在商城购物。
其余条款没有变化，继续使用即表示您接受更新后的协议。`,
      en: `
The user agreement was updated on the day of this notice. What changed:
- It says that stores are paid only when an order is complete and the settlement period is over.
- It says that sub-accounts of stores cannot buy.
All else is as before; by going on you accept the new text.`,
    },
  },
  {
    tag: 'safety',
    title: '谨防冒充客服的诈骗电话|Beware of calls from false customer service',
    startDay: -21,
    text: {
      zh: `
近期有人冒充平台客服，以“商品有质量问题，双倍赔付”为由，诱导买家共享屏幕或转账。
- 平台不会主动打电话要求转账、共享屏幕或提供验证码。
- 退款只会按原支付方式退回，不需要您做任何操作。
- 接到可疑电话请挂断，并拨打页脚的客服电话核实。`,
      en: `
Someone is calling buyers in our name, promising double refunds for faulty goods and asking them to share the screen or transfer money.
- We never call to ask for transfers, your screen or a code.
- Refunds go back the way you paid; you need to do nothing.
- Hang up and call us at the number in the footer.`,
    },
  },
  {
    tag: 'delivery',
    title: '部分地区配送可能延迟一至两天|Some deliveries may take a day or two longer',
    startDay: -2,
    endDay: 12,
    text: {
      zh: `
受近期强降雨影响，下列地区的快递揽收和派送可能顺延一至两天，自动确认收货的时间不受影响，从快递送达起计算。
- 华南：广东北部、广西东部
- 华东：福建西部、江西南部
已发货的包裹都在运送中，请不要担心，也请体谅快递员的辛苦。`,
      en: `
Heavy rain slows couriers by a day or two in the regions below. Automatic confirmation is not affected: it counts from the delivery.
- South: north of Guangdong, east of Guangxi
- East: west of Fujian, south of Jiangxi
Parcels that were sent are on their way. Thank you for bearing with the people who carry them.`,
    },
  },
  {
    tag: 'activity',
    title: '周末去野：露营好物集中上新|A weekend out: new things for camping',
    startDay: -1,
    endDay: 20,
    text: {
      zh: `
天气正好，适合去户外走走。多家户外店铺集中上新帐篷、营灯、登山鞋和保温杯，点首页横幅即可直达。
第一次露营？记住三件事：选平整避风的营地，天黑前搭好帐篷，把垃圾带回家。`,
      en: `
The weather is right for going out. Several outdoor stores have new tents, lanterns, boots and flasks; the banner on the home page leads there.
Your first time? Three things: find level ground out of the wind, pitch before dark, take your rubbish home.`,
    },
  },
  {
    tag: 'announcement',
    title: '帮助中心全新上线|A new help centre',
    startDay: 0,
    text: {
      zh: `
我们把大家常问的问题重新整理成二十多篇短文，分为新手上路、配送、退换、账户、认识我们和商家帮助几栏，页脚随时可以打开。
没有找到答案？欢迎写信到 service@shiji.example，我们会把好问题补进来。`,
      en: `
We sorted what people ask into some twenty short pages on getting started, delivery, returns, your account, ourselves and selling. The footer opens them from anywhere.
No answer there? Write to service@shiji.example, and good questions will join them.`,
    },
  },
  {
    tag: 'announcement',
    title: '系统维护预告|Maintenance ahead',
    startDay: 5,
    endDay: 7,
    text: {
      zh: '平台将在当日凌晨 2:00 至 4:00 进行系统升级，期间可以浏览商品，暂时不能下单和付款。',
      en: 'From 2:00 to 4:00 at night the platform is upgraded. You can look at goods meanwhile; orders and payments wait.',
    },
  },
]
