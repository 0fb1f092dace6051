import type { DemoColumn } from './page.ts'

/** For people who sell or want to. */
export const SELLERS: DemoColumn = {
  name: '商家帮助|For sellers',
  articles: [
    {
      name: 'open_a_store',
      title: '怎样开店|Opening a store',
      text: {
        zh: `
有营业执照的企业和个体工商户，都欢迎来市集开店。
1. 注册买家账户。
2. 准备好营业执照、法人身份信息，想好店名和经营类目。
3. 在线申请即将开放；想提前入驻，发邮件到 hello@shiji.example，我们协助您提交。
4. 平台人工审核，结果会发短信告诉您。没通过会写明原因，改好可以再提交。
审核通过后，用同一个账户登录商家后台，设好运费、上架商品，就能开张了。`,
        en: `
Registered companies and sole traders with a business licence are welcome.
1. Register a buyer account.
2. Have your business licence and the details of your legal representative ready, and decide on a store name and what you will sell.
3. Online applications are coming soon. To join early, email hello@shiji.example and we will help you apply.
4. Our team reviews every application and texts you the result. If something is missing, we say what, and you can apply again.
Once approved, log in to the seller back office with the same account, set your delivery prices, list your products, and you are open.`,
      },
    },
    {
      name: 'goods_rules',
      title: '商品发布规范|Listing guidelines',
      text: {
        zh: `
- 标题写清品牌、品名和一个关键规格，别堆关键词。
- 主图用实物，背景干净，不加水印和促销字；不同颜色各配一张图。
- 不用“国家级”“全网首创”这类绝对化用语，不夸大功效。
- 价格、库存、重量照实填，重量会影响运费。
平台开启审核时，新商品以及名称、图片、视频、详情的改动要先过审；被驳回会写明原因，改好可以再提交。`,
        en: `
- Titles name the brand, the product and one key fact. No keyword stuffing.
- Photos show the real product on a clean background, without watermarks or slogans. Add one for each colour.
- No superlatives that advertising law forbids, and no exaggerated claims.
- Enter true prices, stock and weights. Weight decides the delivery price.
When reviews are switched on, new products and changes to names, pictures, videos or details are checked first. If we turn one down, we say why, and you can submit it again.`,
      },
    },
    {
      name: 'ship_on_time',
      title: '发货要求|Shipping on time',
      text: {
        zh: `
付款后的订单在“待发货”里，后台首页会提醒还有几单。
- 在发货时限内填好快递公司和运单号。时限可以按店铺设，也可以按商品单独设，买家看到的送达日期由它算出。
- 可以多选订单批量发货，一个订单也能分成几个包裹；运单号请核对好再提交。
- 缺货了，先和平台客服商量怎么告诉买家，别自己换货发。`,
        en: `
Paid orders appear under "To ship", and your dashboard shows how many are waiting.
- Enter the courier and tracking number within your shipping time. You can set it for the store and for single products; the delivery date buyers see is based on it.
- Ship several orders at once, or one order in several parcels. Check tracking numbers before you submit them.
- Out of stock? Talk to our service team about how to tell the buyer. Never send something else instead.`,
      },
    },
    {
      name: 'settlement_rules',
      title: '结算与佣金|Settlement and commission',
      text: {
        zh: `
买家的货款先由平台保管。订单完成并过了结算期（通常 7 天），系统每天自动结算到店铺余额。
# 结算多少
结算金额 = 实付金额 − 平台佣金。佣金按商品所在类目的费率计算；店铺有单独费率的，按店铺费率。精确到分。
# 在哪里看
“店铺中心 → 订单结算”列出每一单的明细，可以导出对账；余额的每一笔变动都在“店铺资金”里。`,
        en: `
We hold the buyer's payment first. Once an order is complete and the settlement period is over, usually 7 days, the money goes to your store balance in a daily run.
# How much you receive
Settlement = amount paid − platform commission. The rate depends on the product's category, or on your store if it has a rate of its own. It is worked out to the cent.
# Where to find it
"Store centre → Settlements" lists every order and can be exported. Every change to your balance is under "Store money".`,
      },
    },
  ],
}
