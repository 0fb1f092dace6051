import type { DemoColumn } from './page.ts'

/** From the warehouse to the door. */
export const DELIVERY: DemoColumn = {
  name: '配送服务|Delivery',
  articles: [
    {
      name: 'shipping_time',
      title: '多久发货、多久到|When it is sent, when it arrives',
      text: {
        zh: `
标有“48 小时发货”的商品，店铺承诺在付款后 48 小时内交给快递。预售、定制商品以商品页写明的时间为准。
# 一般送达时间
- 同省：发货后 1 至 2 天
- 跨省：发货后 2 至 4 天
- 新疆、西藏、青海等地区：发货后 4 至 7 天
遇到恶劣天气、大促或节假日，送达时间可能顺延，首页公告会提前说明受影响的地区。`,
        en: `
Goods marked "sent in 48 hours" are handed to the courier within 48 hours of payment. For pre-orders and made-to-order things the product page says when.
# Usual times
- Same province: one to two days after sending
- Other provinces: two to four days after sending
- Xinjiang, Tibet, Qinghai and the like: four to seven days after sending
Storms, big sales and holidays can add to this. Notices on the home page say in advance which regions are touched.`,
      },
    },
    {
      name: 'freight_rules',
      title: '运费怎么算|How freight is counted',
      text: {
        zh: `
运费由各家店铺自己设定，在商品页和确认订单页都会写明，不会在付款后追加。
- 包邮商品：不收运费。
- 按件或按重量计费：首件（首重）之内一个价，超出部分按续件（续重）递增，不同地区价格可能不同。
- 同一家店的多件商品使用同一个运费模板时，合并计算，不会重复收取首重。
退换货产生的运费见“退换货政策”。`,
        en: `
Each store sets its own freight. Product page and confirmation both show it, and nothing is added after payment.
- Free delivery: no freight at all.
- By piece or by weight: one price up to the first piece or weight, then a step for each further one; regions may differ.
- Several things of one store on the same template are counted together, so the first weight is charged once.
For freight of returns see "Returns and exchanges".`,
      },
    },
    {
      name: 'track_parcels',
      title: '查看物流|Following a parcel',
      text: {
        zh: `
打开“我的订单”，待收货订单里会显示快递公司和运单号。一个订单可能分成几个包裹，每个包裹各有自己的单号。
运单号可以一键复制，到快递公司官网也能查询。若三天以上没有更新，请先联系店铺，店铺会与快递核实。`,
        en: `
Open My orders: an order on its way shows the courier and the tracking number. An order may come in several parcels, each with a number of its own.
Copy the number with one press to look it up with the courier too. If nothing has moved for three days, ask the store first; it will ask the courier.`,
      },
    },
    {
      name: 'receive_goods',
      title: '签收与确认收货|Receiving and confirming',
      text: {
        zh: `
收到包裹时请先看外箱，再当面验货。破损、缺件或错发，请拍照后拒收，或在签收后 24 小时内联系店铺。
# 确认收货
商品没有问题后，在订单里点“确认收货”。若您忘了点，系统会在订单页写明的时间到达后自动确认。
# 确认以后
确认收货后就可以评价。逾期未评价的订单会自动完成，完成后货款才会结算给店铺，在此之前一直由平台担保。`,
        en: `
Look at the box first, then at what is inside, while the courier is there. If something is broken, missing or wrong, take a picture and refuse it, or write to the store within 24 hours.
# Confirming
When all is well, press "Confirm receipt" on the order. If you forget, it confirms itself at the time that the order shows.
# After that
You can review what you bought. An order that is not reviewed completes by itself; only then is the store paid. Until that moment the platform holds the money.`,
      },
    },
  ],
}
