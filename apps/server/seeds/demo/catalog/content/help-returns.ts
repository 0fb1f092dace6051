import type { DemoColumn } from './page.ts'

/** Returns and refunds. */
export const RETURNS: DemoColumn = {
  name: '退换售后|Returns',
  articles: [
    {
      name: 'return_policy',
      title: '退换货政策|Returns and exchanges',
      text: {
        zh: `
标有“7 天无理由退货”的商品，自签收次日起 7 天内，在不影响二次销售的前提下可以退货。
# 不适用无理由退货的商品
- 鲜活易腐的商品，如水果、海鲜、鲜奶
- 拆封后影响健康安全的商品，如已开封的美妆、贴身衣物、奶粉
- 定制商品，以及在线下载的数字内容
# 运费由谁承担
- 质量问题、错发、漏发：来回运费由店铺承担。
- 不喜欢、尺码不合适：退回运费由您承担，包邮商品的发货运费不再扣除。`,
        en: `
Goods marked "7-day returns" can go back within seven days from the day after you received them, as long as they can be sold again.
# What cannot go back without a reason
- Things that spoil, such as fruit, seafood and fresh milk
- Things that touch health once opened, such as cosmetics, underwear and milk powder
- Made-to-order things and downloads
# Who pays for the way
- Faulty, wrong or missing: the store pays both ways.
- Not what you hoped, or the wrong size: you pay the way back; free delivery is not charged afterwards.`,
      },
    },
    {
      name: 'how_to_return',
      title: '怎样申请退换货|How to ask for a return',
      text: {
        zh: `
1. 先联系店铺说明情况，附上订单号和能看清问题的照片。
2. 双方商定退款、退货退款或换货，以及退回地址。
3. 寄回商品，保留快递单据；请不要使用到付，也不要拒收后不留言。
4. 店铺收到并验货后处理退款或补发。
店铺应在 3 天内回复。超过 3 天没有回复，或者意见不一致，请联系平台客服，我们会根据双方提供的凭证处理。`,
        en: `
1. Write to the store first, with the order number and pictures that show what is wrong.
2. Agree on a refund, a return with refund or an exchange, and on the address to send it to.
3. Send it back and keep the receipt; please do not send it carriage forward.
4. The store checks what came back, then refunds or sends another.
A store has three days to answer. If it does not, or if you cannot agree, write to the platform: we decide by what both sides show us.`,
      },
    },
    {
      name: 'refund_time',
      title: '退款多久到账|When a refund arrives',
      text: {
        zh: `
退款按原支付方式退回：余额支付退回余额，第三方支付退回原账户，退款金额不会超过您实际支付的金额。
- 余额：退款处理后立即到账，可在“个人中心 → 余额明细”里看到。
- 第三方支付：通常 1 至 3 个工作日，以支付机构为准。
一个订单里只退部分商品时，优惠会按比例分摊到每件商品上，因此退款可能与单价略有不同，订单页会写明分摊后的金额。`,
        en: `
Money goes back the way it came: balance to balance, other providers to the account you paid from, and never more than you paid.
- Balance: at once; see My account → Balance.
- Other providers: usually one to three working days, as they say.
If only part of an order goes back, discounts are shared out over its lines, so the refund may differ a little from the unit price. The order shows the amount after sharing.`,
      },
    },
    {
      name: 'genuine_goods',
      title: '正品与品质保障|Genuine goods',
      text: {
        zh: `
每家店铺入驻前都要提交经营资质，平台人工审核通过后才能营业；更换证照或扩大经营类目时会再次审核。
标有“正品保障”的商品，如经鉴定为假货，由店铺退款并按法律规定赔偿，店铺拒不处理的由平台先行处理。
发现可疑商品，请把商品链接和理由发到客服邮箱，我们会在两个工作日内回复。`,
        en: `
Every store hands in its papers before it opens, and people at the platform read them; they are read again when papers change or a store wants to sell in more classes.
If goods marked "genuine" prove to be fake, the store refunds you and compensates you as the law says. If it will not, the platform steps in.
Found something doubtful? Send us the address of the goods and why; we answer within two working days.`,
      },
    },
  ],
}
