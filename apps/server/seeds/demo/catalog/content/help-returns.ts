import type { DemoColumn } from './page.ts'

/** Returns and refunds. */
export const RETURNS: DemoColumn = {
  name: '退换与售后|Returns',
  articles: [
    {
      name: 'return_policy',
      title: '退换货政策|Returns and exchanges',
      text: {
        zh: `
标有“7 天无理由退货”的商品，签收次日起 7 天内，不影响二次销售都可以退。
# 这些商品不支持无理由退货
- 容易坏的：水果、海鲜、鲜奶等生鲜
- 拆封后影响卫生的：已开封的美妆、奶粉，试穿过的内衣
- 为您定制的商品
# 运费谁出
- 质量问题、发错、漏发：来回运费店家出。
- 不喜欢、不合适：寄回的运费您来出，包邮商品不会倒扣发货运费。`,
        en: `
Products marked "7-day returns" can be sent back within 7 days, counting from the day after delivery, as long as they can be sold as new.
# What can't be returned unless faulty
- Fresh food such as fruit, seafood and milk
- Opened cosmetics and formula milk, and underwear that has been worn
- Anything made to order
# Who pays for return delivery
- Faulty, wrong or missing items: return shipping is free.
- Changed your mind or wrong size: you pay to send it back. If delivery was free, we don't charge for it afterwards.`,
      },
    },
    {
      name: 'how_to_return',
      title: '怎样退换货|How to return something',
      text: {
        zh: `
在线申请售后即将开放。在那之前，客服帮您办。
1. 拍清楚问题，准备好订单号。
2. 打客服电话 400-199-0000，或发邮件到 service@shiji.example。
3. 客服会和店家商定退款、退货还是换货，再把寄回地址告诉您。
4. 寄回商品，留好快递单；请不要寄到付。
还没付款的订单不用找客服，在“我的订单”里直接取消就行。`,
        en: `
Online returns are coming soon. Until then, our team will arrange it for you.
1. Take clear photos of the problem and have your order number ready.
2. Call 400-199-0000 or email service@shiji.example.
3. We agree a refund, return or exchange with the store and give you the return address.
4. Send it back and keep the receipt. Please don't send it cash on delivery.
Haven't paid yet? No need to contact us: just cancel the order in My orders.`,
      },
    },
    {
      name: 'refund_time',
      title: '退款多久到账|When will I get my refund?',
      text: {
        zh: `
退款原路退回，用余额付的退到余额，退款不会超过您实际付的金额。
- 同一笔订单不小心付了两次，或订单取消后款才到：多付的钱自动退回。
- 售后退款：店家验货后由客服办理，到账后在“个人中心 → 我的余额”里能看到。
退回余额的钱马上就能用，每一笔都有明细可查。`,
        en: `
Refunds go back the way you paid: balance to balance, and never more than you paid.
- Paid twice by mistake, or your payment arrived after the order was cancelled? The extra is refunded automatically.
- Returns: we arrange the refund once the store has checked the item. You will see it under My account → My balance.
Money returned to your balance can be used right away, and every change is listed there.`,
      },
    },
    {
      name: 'genuine_goods',
      title: '正品保障|Genuine products',
      text: {
        zh: `
每家店开业前，都要向平台提交营业执照等资质，人工审核通过才能营业。
标有“正品保障”的商品，店家承诺都是正品。经鉴定为假货的，店家退款并依法赔偿；店家不处理，平台来处理。
觉得商品可疑？把链接和理由发到 service@shiji.example，我们两个工作日内回复。`,
        en: `
Before a store can open, it has to show us its business licence and other papers, and a person on our team checks them.
Stores guarantee that products marked "Guaranteed genuine" are the real thing. If one proves to be fake, the store refunds you and pays the compensation the law provides. If it won't, we step in.
Something looks wrong? Send the link and your reasons to service@shiji.example. We reply within two working days.`,
      },
    },
  ],
}
