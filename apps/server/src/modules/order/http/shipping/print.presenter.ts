import type { PrintData, PrintOrder } from '@shiji/contract/order/shipping/print.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { codesOfSkus } from '../../../catalog/index.ts'
import { senderOf } from '../../../store/index.ts'
import { type OrderRecord, ordersById } from '../../data/order-list.queries.ts'
import { firstPrinters, parcelsOfOrders } from '../../data/parcels/print.queries.ts'
import { mayPrint } from '../../domain/parcels/may-print.ts'
import { parcelContents } from '../../domain/parcels/parcel-contents.ts'
import { presentOrder } from '../order.presenter.ts'

type Sent = Awaited<ReturnType<typeof parcelsOfOrders>>

/** What the papers of these orders of the store show, in their sequence; foreign and missing ones are absent. */
export async function readPrintData(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<PrintData> {
  const rows = await ordersById(ctx, ids, ctx.scope)
  const own = rows.map(row => row.id)
  const [sent, codes, printers, sender] = await Promise.all([
    parcelsOfOrders(ctx, own, ctx.scope),
    codesOfSkus(
      ctx,
      ctx.scope,
      rows.flatMap(row => row.lines),
    ),
    firstPrinters(ctx, own),
    senderOf(ctx, ctx.scope),
  ])
  const orders = rows.map(row => printOrder(ctx, row, sent, codes, printers.get(row.id) ?? ''))
  return { sender, orders, now: ctx.clock.now().toISOString() }
}

function printOrder(
  ctx: Ctx,
  order: OrderRecord,
  sent: Sent,
  codes: ReadonlyMap<number, string>,
  printer: string,
): PrintOrder {
  const row = presentOrder(ctx, order)
  const own = sent.parcels.filter(parcel => parcel.orderId === order.id)
  const ids = own.map(parcel => parcel.id)
  const contents = parcelContents(
    order.lines,
    ids,
    sent.stated.filter(each => ids.includes(each.parcelId)),
  )
  return {
    id: row.id,
    order_no: row.order_no,
    order_status: row.order_status,
    receive_name: row.receive_name,
    receive_tel: row.receive_tel,
    receive_area: row.receive_area,
    receive_address: row.receive_address,
    remark: row.remark,
    created_at: row.created_at,
    lines: row.order_goods.map(line => ({
      id: line.id,
      sku_id: line.sku_id,
      goods_name: line.goods_name,
      goods_name_en: line.goods_name_en,
      sku_name: line.sku_name,
      sku_name_en: line.sku_name_en,
      code: codes.get(line.sku_id) ?? '',
      buy_num: line.buy_num,
      waiting_num: line.buy_num - line.shipped_num,
    })),
    parcels: own.map(parcel => ({
      id: parcel.id,
      merged_id: parcel.mergedId,
      express_name: parcel.expressName,
      express_name_en: parcel.expressNameEn,
      number: parcel.number,
      goods: (contents.get(parcel.id)?.goods ?? []).map(({ lineId, pieces }) => ({ line_id: lineId, pieces })),
    })),
    may_print: mayPrint(order.status),
    printed_at: order.printedAt?.toISOString() ?? null,
    printed_by: printer,
  }
}
