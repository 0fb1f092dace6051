import type { DemoColumn } from './page.ts'

/** From the warehouse to the door. */
export const DELIVERY: DemoColumn = {
  name: '配送与收货|Delivery',
  articles: [
    {
      name: 'shipping_time',
      title: '多久发货，多久送到|When will it arrive?',
      text: {
        zh: `
在商品页选好送货地区，就能看到从哪里发货、运费多少、预计哪天送达。
# 送达日期怎么来的
- 发货：按店家承诺的时限，标有“48 小时发货”的，付款后 48 小时内交给快递
- 同省：发货后一般 1 个工作日
- 跨省：发货后一般 3 个工作日左右，偏远地区会久一些
快递周日不揽收、不派送，预计日期已经顺延。遇上恶劣天气，首页公告会提前说。`,
        en: `
Choose your area on the product page to see where it ships from, what delivery costs and when it should arrive.
# How we work out the date
- Dispatch: within the time the store promises; "Ships within 48 hours" counts from payment
- Same province: usually 1 working day after dispatch
- Elsewhere: usually around 3 working days, a little longer for remote areas
Couriers don't collect or deliver on Sundays, and the date allows for that. If bad weather is on its way, you will find a notice on the home page.`,
      },
    },
    {
      name: 'freight_rules',
      title: '运费怎么算|Delivery costs',
      text: {
        zh: `
运费由店家设定，商品页和确认订单页都写得明明白白，付款后不会再加。
- 标有“包邮”的商品：免运费。
- 其他商品：按重量计费，首重一个价，超出的部分按续重加，不同地区可能不同。
- 同一家店一起买：按总重量算，首重只收一次，合单更划算。
退货的运费谁来出，请看“退换货政策”。`,
        en: `
Each store sets its own delivery prices. You see them on the product page and at checkout, and nothing is added after you pay.
- Products marked "Free delivery" ship free.
- Everything else is charged by weight: one price for the first step, a little more for each further one. Prices can differ by area.
- Buying several things from one store? We add up the weight and charge the first step once, so it pays to order together.
For the cost of sending something back, see "Returns and exchanges".`,
      },
    },
    {
      name: 'track_parcels',
      title: '怎样查物流|Tracking your parcel',
      text: {
        zh: `
打开“我的订单 → 待收货”，进入订单详情，就能看到快递公司、运单号和物流轨迹。一个订单分几个包裹寄出的，会分开显示。
运单号点一下就能复制，也可以去快递公司官网查。物流三天没有更新？把订单号发给客服，我们帮您问。`,
        en: `
Go to My orders → To receive and open the order to see the courier, tracking number and progress. If your order was sent in several parcels, each one is listed.
Tap to copy the tracking number if you would rather check on the courier's site. No update for three days? Send us the order number and we will look into it.`,
      },
    },
    {
      name: 'receive_goods',
      title: '签收与确认收货|Receiving your order',
      text: {
        zh: `
收到包裹，先看外箱，再当着快递员的面看商品。破了、少了、发错了，请拍照并拒收；已经签收的，尽快联系客服。
# 确认收货
商品没问题，就在订单里点“确认收货”。忘了也不要紧，订单页写着自动确认的时间，到点系统会替您确认。
# 确认之后
可以写评价了。货款在订单完成、过了结算期之后才付给店家，在此之前一直由平台保管。`,
        en: `
Check the box, then what's inside, while the courier is still there. Broken, missing or wrong? Take photos and refuse the parcel. Already signed for it? Contact us as soon as you can.
# Confirming receipt
If everything is fine, choose "Confirm receipt" in your order. If you forget, it is confirmed automatically at the time shown on the order.
# What happens next
You can leave a review. The store is paid only after the order is complete and the settlement period is over. Until then, we hold your money.`,
      },
    },
  ],
}
