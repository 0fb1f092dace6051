import type { DemoColumn } from './page.ts'

/** Finding goods, ordering and paying. */
export const SHOPPING: DemoColumn = {
  name: '新手上路|Getting started',
  articles: [
    {
      name: 'how_to_order',
      title: '如何下单|How to place an order',
      text: {
        zh: `
从看中一件商品到下单，一共四步，全程都可以随时返回修改。
1. 在商品页选好颜色、尺码等规格和数量，点“加入购物车”或“立即购买”。
2. 在购物车里勾选这次要买的商品。不同店铺的商品可以一起结算。
3. 在确认订单页核对收货地址、每家店的运费和应付金额，需要时给店铺留言。
4. 点“提交订单”，选择支付方式完成付款。
# 一次结算，多个订单
同一次结算里有几家店，就会生成几个订单：一起付款，分开发货，分开收货和评价。
# 提交时提示“价格已变化”怎么办
从您打开确认页到提交之间，店铺可能改了价或库存。系统会把新旧金额列给您看，您同意后才会下单，不会在您不知情时多收一分钱。`,
        en: `
From a thing you like to an order there are four steps, and you can go back at any of them.
1. On the product page choose colour, size or whatever there is to choose and how many, then add it to the cart or buy at once.
2. In the cart tick what you want this time. Things of different stores can go together.
3. On the confirmation page check address, freight of each store and the amount to pay; leave the store a remark if you like.
4. Place the order and choose how to pay.
# One checkout, several orders
As many stores as there are in a checkout, as many orders it becomes: paid together, sent, received and reviewed one by one.
# When it says that the price has changed
Between opening the confirmation and placing the order a store may have changed a price or sold out. You are shown both amounts, and nothing is ordered until you agree. You never pay a cent that you have not seen.`,
      },
    },
    {
      name: 'find_goods',
      title: '怎样更快找到商品|Finding things faster',
      text: {
        zh: `
搜索框支持中文、英文、拼音和拼音首字母：输入“lianyiqun”或“lyq”都能找到连衣裙，打错一个字母也没有关系。
- 左侧可按分类、品牌、店铺和价格区间筛选，每个条件后面写着还剩多少件商品。
- 已选的条件会列在结果上方，点一下就能单独取消。
- 排序可选综合、销量、价格、新品和评价数。
不知道买什么？“热卖榜”每天按真实销量更新，首页的“最近看过”会帮您记住路过的好东西，也可以随时清空。`,
        en: `
The search box reads Chinese, English, pinyin and initials: both "lianyiqun" and "lyq" find dresses, and one wrong letter does not matter.
- At the side you narrow the results by class, brand, store and price; each choice says how many things are left.
- What you have chosen stands above the results and goes away with one press.
- Sort by relevance, sales, price, newest or number of reviews.
No idea what to buy? The ranking follows real sales every day, and "Recently viewed" on the home page remembers what you passed by, until you clear it.`,
      },
    },
    {
      name: 'prices_explained',
      title: '价格说明|What the prices mean',
      text: {
        zh: `
# 售价
商品页上醒目的价格就是当前规格的售价，含税，不含运费。
# 划线价
划线价是店铺公布的参考价，可能是吊牌价、建议零售价或此前的售价，并非原价，只供比较。
# 为什么是这个价
订单详情里的“订单的一生”会把单价、优惠、运费和实付金额逐项列出来，金额都精确到分。如与实际扣款不一致，请联系客服核对。`,
        en: `
# The price
The figure that stands out on a product page is the price of what you have chosen, with tax and without freight.
# The figure struck through
It is a reference that the store publishes: a tag price, a suggested price or an earlier one. It is there to compare with and promises nothing.
# Why this price
"Order timeline" on every order lists unit prices, discounts, freight and the amount paid, to the cent. If it differs from what was taken, please write to us.`,
      },
    },
  ],
  below: [
    {
      name: '支付方式|Paying',
      articles: [
        {
          name: 'payment_methods',
          title: '支持哪些支付方式|Ways to pay',
          text: {
            zh: `
收银台会显示当前可用的支付方式。使用余额支付时，系统会先比较余额与应付金额，不够时不会扣款。
- 余额：输入 6 位数字支付密码，当场到账。
- 第三方支付：按收银台的提示扫码或跳转完成，请以页面实际显示的方式为准。
付款成功后页面会列出这次支付的全部订单。若您已付款但页面没有变化，请不要重复支付，稍等片刻刷新即可；同一笔款项只会入账一次，多付的会自动退回。`,
            en: `
The cashier shows the ways that are open now. Your balance is compared with the amount first; if it is not enough, nothing is taken.
- Balance: enter your six-digit payment password, done at once.
- Other providers: scan or follow the page, as the cashier says.
After paying, the page lists every order that was paid. If you have paid and the page does not move, please do not pay again; wait a moment and refresh. A payment is booked once, and whatever is paid twice goes back by itself.`,
          },
        },
        {
          name: 'pay_password',
          title: '支付密码|The payment password',
          text: {
            zh: `
支付密码是 6 位数字，与登录密码分开，只由您自己设置，平台不会预设，也没有人会向您索要。
# 设置和修改
在“个人中心 → 账户安全 → 支付密码”里设置。修改时需要旧密码或手机验证码。
# 输错了怎么办
连续输错 5 次会锁定 1 小时，锁定期间不能用余额支付，其他支付方式不受影响。`,
            en: `
It has six digits, is separate from your login password and is set by nobody but you. It is never preset, and nobody will ever ask you for it.
# Setting and changing it
Go to My account → Security → Payment password. A change asks for the old one or for a code sent to your phone.
# Wrong digits
After five wrong tries it is locked for an hour. The balance cannot be used meanwhile; other ways to pay can.`,
          },
        },
        {
          name: 'unpaid_orders',
          title: '未付款的订单会保留多久|How long an unpaid order waits',
          text: {
            zh: `
提交订单后，库存就为您留好了。每个待付款订单都会显示自动取消的时间，通常为下单后 24 小时。
到时仍未付款，订单会自动取消，商品回到货架，您可以重新下单。您也可以随时自己取消，无需说明理由。`,
            en: `
With the order placed, the stock is kept for you. Every unpaid order shows when it will be cancelled, as a rule 24 hours after you placed it.
If it is not paid by then it is cancelled by itself and the goods go back to the shelf; order again whenever you like. You can also cancel it yourself at any time, without a reason.`,
          },
        },
      ],
    },
  ],
}
