import type { DemoColumn } from './page.ts'

/** Finding goods, ordering and paying. */
export const SHOPPING: DemoColumn = {
  name: '新手上路|Getting started',
  articles: [
    {
      name: 'how_to_order',
      title: '怎样下单|How to order',
      text: {
        zh: `
看中就下单，四步搞定。
1. 在商品页选好颜色、尺码和数量，点“加入购物车”或“立即购买”。
2. 在购物车里勾选这次要买的，不同店铺的可以一起结算。
3. 在确认订单页核对地址、运费和应付金额，有话想对店家说，就写在留言里。
4. 点“提交订单”，选择支付方式付款。
# 一次付款，几个订单
一次买了几家店，就会生成几个订单：一起付款，各自发货，分别收货和评价。
# 提示“价格有变动”怎么办
您打开页面后，店家可能改了价。系统会把变动前后的金额都列出来，您点头了才会下单，不会让您多付一分糊涂钱。`,
        en: `
Seen something you like? Four steps and it's yours.
1. On the product page, choose your colour, size and quantity, then "Add to cart" or "Buy now".
2. In your cart, tick what you want to buy now. You can check out from several stores together.
3. At checkout, check the address, delivery and total. Add a note for the store if you like.
4. Place the order and choose how to pay.
# One payment, several orders
Buying from three stores makes three orders. You pay once; each store ships its own, and you receive and review them one by one.
# If a price has changed
A store may change a price after you open the page. We show you both amounts and wait for your OK, so you never pay more than you agreed to.`,
      },
    },
    {
      name: 'find_goods',
      title: '怎样更快找到想要的|Finding what you want',
      text: {
        zh: `
搜索框认得中文、英文、拼音和首字母：输“lianyiqun”或“lyq”，都能找到连衣裙，打错一个字母也不怕。
- 用分类、品牌、价格、评分来筛选，还可以只看包邮、只看有货，同一项能多选。
- 选中的条件排在结果上方，点一下就能去掉。
- 按综合、销量、价格、新品、评价或评分来排序。
没想好买什么？去“热卖榜”看看大家在买什么，看过的商品在首页“最近看过”里，不登录也记得，想清就清。`,
        en: `
Search in Chinese, English, pinyin or initials: "lianyiqun" and "lyq" both find dresses, and one wrong letter is no problem.
- Filter by category, brand, price and rating, show only free delivery or items in stock, and pick several values at once.
- Your filters appear above the results. Tap one to remove it.
- Sort by relevance, sales, price, newest, reviews or rating.
Not sure what to buy? See what others love under "Best sellers". "Recently viewed" on the home page remembers what you looked at, even when you are not logged in, until you clear it.`,
      },
    },
    {
      name: 'prices_explained',
      title: '价格说明|About prices',
      text: {
        zh: `
# 售价
商品页上的大号价格，就是所选规格的售价，含税，不含运费。
# 划线价
划线价是店家给出的参考价，可能是吊牌价、建议零售价或此前的售价，只供比较，不代表原价。
# 每一分钱花在哪
订单详情里的“订单全记录”，把单价、运费和实付一项项列出来，精确到分。对不上？请联系客服，我们一起核对。`,
        en: `
# The price
The large figure on the product page is the price of the option you chose, including tax and excluding delivery.
# The price struck through
This is a reference given by the store: a tag price, a recommended retail price or an earlier price. It is there for comparison only.
# Where your money goes
"Order timeline" in every order lists prices, delivery and the amount paid, to the cent. Something doesn't add up? Contact us and we will check it together.`,
      },
    },
  ],
  below: [
    {
      name: '付款|Paying',
      articles: [
        {
          name: 'payment_methods',
          title: '支付方式|Ways to pay',
          text: {
            zh: `
收银台会列出支付方式，标着“暂未开通”的暂时用不了。
- 余额：输入 6 位支付密码，马上付好。
- 微信支付、支付宝：正在接入，敬请期待。
付款后页面没反应？别急着再付，刷新看看订单状态。就算不小心付了两次，多付的也会自动退回。`,
            en: `
The checkout lists the ways to pay. Those marked "Not available yet" are still to come.
- Balance: enter your 6-digit payment password and you are done.
- WeChat Pay and Alipay: coming soon.
Paid, but the page hasn't moved? Don't pay again just yet; refresh and check your order. If you do pay twice by mistake, the extra is refunded automatically.`,
          },
        },
        {
          name: 'pay_password',
          title: '支付密码|Your payment password',
          text: {
            zh: `
支付密码是 6 位数字，和登录密码分开，由您自己设置，我们不会预设，也不会向您索要。
# 设置和修改
第一次用余额付款时，按提示设置就行；也可以在“个人中心 → 账户安全”里设置。以后要改，用旧支付密码或短信验证码。
# 输错了怎么办
连续输错 5 次，会锁定 1 小时，到时再试。忘了密码，用短信验证码重新设置。`,
            en: `
Your payment password has 6 digits and is separate from your login password. Only you can set it, and we will never ask you for it.
# Setting or changing it
You are asked to set it the first time you pay with your balance, or go to My account → Security. To change it, use the old one or a code sent to your phone.
# If you get it wrong
After 5 wrong tries it is locked for an hour. Forgotten it? Set a new one with a code sent to your phone.`,
          },
        },
        {
          name: 'unpaid_orders',
          title: '没付款的订单保留多久|How long we hold an unpaid order',
          text: {
            zh: `
下单后，库存就为您留好了。待付款的订单会显示剩余时间，一般是下单后 24 小时。
到时还没付款，订单自动取消，想要可以再下单。不想要了，也随时可以自己取消。`,
            en: `
As soon as you order, we set the stock aside for you. An unpaid order shows how much time is left, usually 24 hours from when you placed it.
After that it is cancelled automatically, and you are welcome to order again. Changed your mind? You can cancel it yourself at any time before paying.`,
          },
        },
      ],
    },
  ],
}
