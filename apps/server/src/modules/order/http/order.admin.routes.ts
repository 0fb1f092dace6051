import { settlementDueCall, settleNowCall } from '@shiji/contract/finance/books.admin.calls.ts'
import { adminOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { changeParcelCall, findOrdersCall, ordersEditCall } from '@shiji/contract/order/order.desk.calls.ts'
import { DeskOrderDetail, DeskOrderRow, ParcelChangeInput } from '@shiji/contract/order/order.desk.ts'
import { OrdersEdit, OrdersEdited, SettlementDue, SettlementRunData } from '@shiji/contract/order/order.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { besidePage } from '../../../records/list-sql.ts'
import { settlementDue } from '../data/due.queries.ts'
import { adminOrderList, orderPage, ordersById, withNotes } from '../data/order-list.queries.ts'
import { queueCounts } from '../data/order-queue.queries.ts'
import { cancelOrder } from '../use-cases/cancel-order.ts'
import { changeParcelNumber } from '../use-cases/change-parcel.ts'
import { settleDueOrders } from '../use-cases/settle-due-orders.ts'
import { shipOrders } from '../use-cases/ship-orders.ts'
import { presentDeskOrder, readDeskDetail } from './desk-order.presenter.ts'
import { FindQuery, readOrderIds } from './find-orders.ts'
import { missing, parcelsOf } from './orders-edit.ts'

export const orderAdminRoutes = [
  listRoute(
    adminOrdersCall,
    {
      summary: 'Orders of all stores, with the number of each queue in `count`',
      list: adminOrderList,
      row: DeskOrderRow,
    },
    async (ctx, list) => {
      const { scope } = ctx
      const queues = besidePage(list, () => queueCounts(ctx, scope))
      const [{ rows, total }, count] = await Promise.all([orderPage(ctx, list, scope), queues])
      return { rows: (await withNotes(ctx, rows, scope)).map(row => presentDeskOrder(ctx, row)), total, count }
    },
  ),
  ...answerIn(
    findOrdersCall,
    ['admin'],
    {
      summary: 'Several orders, for the ship dialog',
      query: FindQuery,
      data: Type.Array(DeskOrderRow),
    },
    async (ctx, { query }) => {
      const rows = await ordersById(ctx, readOrderIds(query.params), ctx.scope)
      return (await withNotes(ctx, rows, ctx.scope)).map(row => presentDeskOrder(ctx, row))
    },
  ),
  ...answerIn(
    changeParcelCall,
    ['admin'],
    {
      summary: 'Correct company and number of a parcel, within a day of shipping',
      params: IdParams,
      body: ParcelChangeInput,
      data: Done,
    },
    (ctx, { params, body }) =>
      changeParcelNumber(ctx, params.id, { expressCode: body.delivery_code, number: body.delivery_no }),
  ),
  viewRoute(adminOrdersCall, { summary: 'One order with its whole life', view: DeskOrderDetail }, async (ctx, id) => {
    const [order] = await withNotes(ctx, await ordersById(ctx, [id], ctx.scope), ctx.scope)
    return order === undefined ? undefined : readDeskDetail(ctx, order)
  }),
  answer(
    ordersEditCall,
    {
      access: { field: 'move', permissions: { cancel: 'order.cancel', ship: 'order.ship' }, otherwise: 'ship' },
      summary: 'Cancel an unpaid order with a reason, or ship orders for their stores',
      body: OrdersEdit,
      data: OrdersEdited,
    },
    async (ctx, { body }) => {
      if (body.move === 'cancel') {
        if (body.id === undefined || body.reason === undefined) throw missing({ id: body.id, reason: body.reason })
        await cancelOrder(ctx, body.id, body.reason)
        return { id: body.id, shipped: [], refused: [] }
      }
      const { shipped, refused } = await shipOrders(ctx, parcelsOf(body))
      return { shipped: [...shipped], refused: [...refused] }
    },
  ),
  answer(
    settlementDueCall,
    {
      summary: 'What a settlement run would settle now',
      data: SettlementDue,
    },
    ctx => settlementDue(ctx, ctx.clock.now()),
  ),
  answer(
    settleNowCall,
    {
      summary: 'Settle now what is due',
      data: SettlementRunData,
    },
    async ctx => {
      const { settlementNo, orders, amount, failed } = await settleDueOrders(ctx)
      return { settlement_no: settlementNo, orders, amount, failed: [...failed] }
    },
  ),
]
