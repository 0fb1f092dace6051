import type { DemoColumn } from './page.ts'

/** The column about the shop. */
export const ABOUT: DemoColumn = {
  name: '认识我们|Who we are',
  articles: [
    {
      name: 'about_us',
      title: '关于我们|About us',
      text: {
        zh: `
“市集”是一处让好店好物相遇的地方。我们不囤货，也不自己卖货，只做三件事：认真审核每一家店，把钱和货的每一步记清楚，在买卖双方有分歧时讲道理。
# 我们相信
- 价格应当透明：为什么是这个价，订单里写得明明白白。
- 规则应当公开：平台、店铺和买家看到的是同一份规则。
- 时间值得尊重：页面要快，回答要快，退款也要快。
目前市集有二十四家店铺、八大类目、一千多种商品，还在慢慢变多。`,
        en: `
Shiji is a place where good stores and good things meet. We hold no stock and sell nothing ourselves. We do three things: look closely at every store, keep a clear record of every step of money and goods, and be fair when the two sides disagree.
# What we believe
- Prices should be plain: every order says why it costs what it costs.
- Rules should be open: platform, stores and buyers read the same ones.
- Time should be respected: quick pages, quick answers, quick refunds.
Today there are twenty-four stores, eight classes and more than a thousand things, and slowly more.`,
      },
    },
    {
      name: 'contact_us',
      title: '联系我们|Contact',
      text: {
        zh: `
# 买家客服
电话 400-199-0000，每天 9:00 至 21:00。邮箱 service@shiji.example，两个工作日内回复。
# 商务与媒体
邮箱 hello@shiji.example，来信请注明公司名称和事由。
# 地址
浙江省杭州市西湖区文三路 1 号市集大厦
来信反映订单问题时，请附上订单号，不要附上密码和验证码。`,
        en: `
# Buyers
Phone 400-199-0000, every day from 9:00 to 21:00. Mail service@shiji.example, answered within two working days.
# Business and press
Mail hello@shiji.example with the name of your company and what it is about.
# Address
Shiji Building, 1 Wensan Road, Xihu District, Hangzhou, Zhejiang
When you write about an order, add its number, never a password or a code.`,
      },
    },
    {
      name: 'complaints',
      title: '投诉与建议|Complaints and ideas',
      text: {
        zh: `
对店铺、商品、配送或平台本身有意见，都欢迎告诉我们。
1. 发邮件到 service@shiji.example，写明订单号、经过和您希望的结果。
2. 一个工作日内有人联系您，告知处理人和预计时间。
3. 处理结果会以邮件告知；不认可的，可以要求换人复核一次。
涉及知识产权的投诉，请附上权利证明和侵权商品的链接。`,
        en: `
About a store, its goods, a delivery or ourselves: please tell us.
1. Write to service@shiji.example with the order number, what happened and what you would like.
2. Within one working day somebody tells you who looks into it and how long it will take.
3. You get the outcome by mail; if you do not agree, you can ask for another person to look once more.
For intellectual property, add proof of the right and the addresses of the goods.`,
      },
    },
  ],
}
