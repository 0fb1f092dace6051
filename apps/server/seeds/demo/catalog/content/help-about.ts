import type { DemoColumn } from './page.ts'

/** The column about the shop. */
export const ABOUT: DemoColumn = {
  name: '认识市集|Meet Shiji',
  articles: [
    {
      name: 'about_us',
      title: '关于我们|About us',
      text: {
        zh: `
市集把好店聚到一起，让您一次逛个够。我们自己不卖货，只用心做好三件事：认真审核每一家店，替您保管好每一笔货款，把每个订单的来龙去脉记清楚。
# 我们在意的事
- 价格清清楚楚：商品、运费、实付，订单里一项一项列给您看。
- 评价真真实实：买过才能评，好话坏话都留着。
- 打开就快：不让您在转圈里等。
现在，二十多家店铺、八大类、一千多件商品正在这里等您，慢慢逛。`,
        en: `
Shiji brings good stores together under one roof. We don't sell anything ourselves. We do three things, and do them properly: check every store, look after your money, and keep a clear record of every order.
# What matters to us
- Clear prices: every order shows products, delivery and total, line by line.
- Honest reviews: only buyers can leave one, and we keep the bad with the good.
- Speed: you came to shop, not to wait.
Today you will find more than twenty stores, eight departments and over a thousand products. Take your time.`,
      },
    },
    {
      name: 'contact_us',
      title: '联系我们|Contact us',
      text: {
        zh: `
# 买家客服
电话 400-199-0000，每天 9:00–21:00
邮箱 service@shiji.example，两个工作日内回复
# 商务合作
邮箱 hello@shiji.example，请注明公司名称和来意
# 公司地址
浙江省杭州市西湖区文三路 1 号市集大厦
咨询订单时请附上订单号，客服能更快帮到您。密码和验证码请自己留好，客服不会向您索要。`,
        en: `
# Customer service
Phone 400-199-0000, daily 9:00–21:00
Email service@shiji.example; we reply within two working days
# Business enquiries
Email hello@shiji.example with your company name and what you have in mind
# Address
Shiji Building, 1 Wensan Road, Xihu District, Hangzhou, Zhejiang
Asking about an order? Include the order number and we can help you faster. We will never ask for your password or a code.`,
      },
    },
    {
      name: 'complaints',
      title: '投诉与建议|Complaints and feedback',
      text: {
        zh: `
店铺、商品、配送，或者我们自己哪里没做好，都请告诉我们。
1. 发邮件到 service@shiji.example，写上订单号、事情经过和您希望的结果。
2. 一个工作日内，会有专人联系您，告诉您谁来处理、大概多久。
3. 处理结果用邮件回复。不满意，可以要求换人复核一次。
投诉侵权，请附上权利证明和商品链接。`,
        en: `
A problem with a store, a product, a delivery or with us? Please tell us.
1. Email service@shiji.example with your order number, what happened and what would put it right.
2. Within one working day, someone will tell you who is handling it and how long it should take.
3. We send you the outcome by email. Not happy with it? Ask for a second review by someone else.
For intellectual property claims, please include proof of your rights and links to the products.`,
      },
    },
  ],
}
