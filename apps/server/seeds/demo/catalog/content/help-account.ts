import type { DemoColumn } from './page.ts'

/** The account and its points. */
export const ACCOUNT: DemoColumn = {
  name: '账户与积分|Account and points',
  articles: [
    {
      name: 'points_rules',
      title: '积分规则|How points work',
      text: {
        zh: `
积分是平台对老朋友的一点心意，不是货币，不能提现，也不能转让。
# 怎样获得
完成订单、发表评价等都可能获得积分，具体数值以商品页和活动页写明的为准。
# 怎样使用
积分可在积分商城兑换礼品，或在结算时抵扣一部分金额，具体比例以页面显示为准。
# 退货时
退货退款后，因该订单获得的积分会扣回，用掉的积分会退还。每一笔增减都能在“个人中心 → 积分明细”里查到。`,
        en: `
Points are a small thank-you. They are not money and can be neither withdrawn nor given away.
# Earning them
Completed orders, reviews and the like may bring points; product pages and campaigns say how many.
# Using them
Take gifts from the points mall, or pay a part of an order with them, at the rate that the page shows.
# When something goes back
Points that came with it are taken back, and points that were spent on it return. Every movement stands in My account → Points.`,
      },
    },
    {
      name: 'review_rules',
      title: '评价规则|Rules for reviews',
      text: {
        zh: `
只有买过的人才能评价，每件商品评价一次。请写真实的使用感受，带上照片会帮到更多人。
# 我们会删除这样的评价
- 含有他人电话、住址等个人信息
- 辱骂、广告、与商品无关的内容
- 收钱写的好评，或者以差评要挟店铺
店铺可以回复您的评价，但不能修改或删除它。`,
        en: `
Only who bought something can review it, once for each thing. Write what it was really like; pictures help others most.
# What we remove
- Phone numbers, addresses and other data of people
- Insults, advertising, anything that is not about the goods
- Praise that was paid for, and threats of bad reviews
Stores can answer your review. They can neither change nor remove it.`,
      },
    },
    {
      name: 'account_security',
      title: '账户安全|Keeping your account safe',
      text: {
        zh: `
- 登录密码至少 8 位，不要与其他网站相同。
- 验证码 10 分钟内有效，只能使用一次，任何人向您索要都是诈骗。
- 在“个人中心 → 账户安全”可以看到所有登录中的设备，发现陌生设备请立即移除并修改密码；改密后其他设备会全部退出。
# 遇到“退款客服”来电
平台不会让您转账、共享屏幕或下载软件。接到这样的电话请直接挂断，再从网站页脚的客服电话打给我们核实。`,
        en: `
- Use at least eight characters, and not those of another site.
- A code lives ten minutes and works once. Whoever asks you for it is a fraud.
- My account → Security lists every device that is logged in. Remove what you do not know and change the password; all other devices are then logged out.
# A call from "refunds"
We never ask you to transfer money, share your screen or install anything. Hang up, and call us at the number in the footer.`,
      },
    },
    {
      name: 'delete_account',
      title: '修改资料与注销|Changing your data, closing the account',
      text: {
        zh: `
昵称、头像和收货地址可以随时在个人中心修改。更换绑定手机需要验证原手机或登录密码。
如需注销账户，请先处理完进行中的订单、售后和余额，再联系客服。注销后个人资料会被清除，依法需要保存的交易记录除外，注销不可撤销。`,
        en: `
Change name, picture and addresses in My account whenever you like. A new phone number asks for the old one or for your password.
To close the account, finish running orders, returns and your balance first, then write to us. Your personal data is then erased, except for records of trade that the law wants kept. It cannot be undone.`,
      },
    },
  ],
}
