import type { DemoColumn } from './page.ts'

/** For people who sell or want to. */
export const SELLERS: DemoColumn = {
  name: '商家帮助|For sellers',
  articles: [
    {
      name: 'open_a_store',
      title: '如何开店|Opening a store',
      text: {
        zh: `
有营业执照的企业和个体工商户都可以申请开店。
1. 注册买家账户并登录。
2. 阅读并同意《商家入驻协议》。
3. 填写店铺名称、经营类目、营业执照和法人信息，上传清晰的证照照片。
4. 平台一般在两个工作日内审核。未通过的会写明原因，修改后可再次提交。
审核通过后，用同一个账户登录商家后台，设置运费模板、上架商品，就可以营业了。`,
        en: `
Companies and sole traders with a business licence can apply.
1. Register as a buyer and log in.
2. Read the store agreement and agree to it.
3. Fill in the store's name, classes, licence and legal person, with clear pictures of the papers.
4. We look at it within two working days. A refusal says why, and you can change and send it again.
Once passed, log in to the seller back office with the same account, set freight and put goods on the shelf.`,
      },
    },
    {
      name: 'goods_rules',
      title: '商品发布规范|Rules for listing goods',
      text: {
        zh: `
- 标题写清品牌、品名和一个关键规格，不堆砌关键词。
- 主图为实物照片，背景干净，不加水印和促销文字；每个颜色配一张对应的图片。
- 不使用“国家级”等广告法禁止的绝对化用语，不夸大功效。
- 价格、库存、重量如实填写，重量会影响运费。
开启审核后，新商品和重要修改须经平台审核；驳回时会写明原因，修改后可重新提交。`,
        en: `
- Titles name brand, thing and one telling figure, without strings of keywords.
- Pictures show the real thing on a clean ground, without watermarks or slogans; one for each colour.
- No absolute claims of the kind that advertising law forbids, no exaggerated effects.
- Price, stock and weight are true; weight decides on freight.
With review switched on, new goods and important changes are looked at first. A refusal says why, and you can send it again.`,
      },
    },
    {
      name: 'ship_on_time',
      title: '发货要求|Sending on time',
      text: {
        zh: `
付款后的订单会出现在“待发货”里，后台首页的待办会提示还有多少单、等了多久。
- 承诺 48 小时发货的，请在 48 小时内填写快递公司和运单号；可以多选订单批量发货，也可以分成多个包裹。
- 运单号填错请及时更正，虚假发货会受到处罚。
- 缺货时请先与买家商量，不要自行更换商品。`,
        en: `
Paid orders stand under "To ship", and the first page of the back office says how many there are and how long they have waited.
- If you promise 48 hours, enter courier and number within 48 hours; ship many orders at once, or one order in several parcels.
- Correct wrong numbers soon. Numbers without a parcel are punished.
- Out of stock? Ask the buyer first, and never send something else instead.`,
      },
    },
    {
      name: 'settlement_rules',
      title: '结算与佣金|Settlement and commission',
      text: {
        zh: `
买家付款后，货款先由平台担保。订单完成并过了结算期（通常 7 天）后，系统自动把货款结算到店铺余额。
# 结算金额怎么算
结算金额 = 实付金额 − 已退款 − 平台佣金 − 推广佣金。佣金按商品所在类目的费率计算，精确到分。
# 在哪里看
“订单结算”页列出每一单的明细和结算单号，可以导出对账；余额的每一笔变动都在“资金日志”里。`,
        en: `
What a buyer pays is held by the platform first. When the order is complete and the settlement period is over, as a rule seven days, it goes to the store's balance by itself.
# How the amount is made
Settled = paid − refunded − platform commission − referral commission. Commission follows the class of the goods, to the cent.
# Where to look
"Order settlements" lists every order with its statement number, ready to export; every movement of the balance is in the money log.`,
      },
    },
  ],
}
