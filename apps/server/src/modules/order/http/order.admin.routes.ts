import { settlementDueCall, settleNowCall } from '@shiji/contract/finance/books.admin.calls.ts'
import { adminOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { findOrdersCall, ordersEditCall } from '@shiji/contract/order/order.desk.calls.ts'
import {
  OrderDetail,
  OrderRow,
  OrdersEdit,
  OrdersEdited,
  SettlementDue,
  SettlementRunData,
} from '@shiji/contract/order/order.ts'
import Type from 'typebox'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { settlementDue } from '../data/due.queries.ts'
import { adminOrderList, orderPage, ordersById } from '../data/order-list.queries.ts'
import { cancelOrder } from '../use-cases/cancel-order.ts'
import { settleDueOrders } from '../use-cases/settle-due-orders.ts'
import { shipOrders } from '../use-cases/ship-orders.ts'
import { FindQuery, readOrderIds } from './find-orders.ts'
import { presentOrder } from './order.presenter.ts'
import { missing, parcelsOf } from './orders-edit.ts'
import { readDetail } from './read-detail.ts'

export const orderAdminRoutes = [
  listRoute(
    adminOrdersCall,
    { summary: 'Orders of all stores', list: adminOrderList, row: OrderRow },
    async (ctx, list) => {
      const { rows, total } = await orderPage(ctx, list, ctx.scope)
      return { rows: rows.map(row => presentOrder(ctx, row)), total }
    },
  ),
  ...answerIn(
    findOrdersCall,
    ['admin'],
    {
      summary: 'Several orders, for the ship dialog',
      query: FindQuery,
      data: Type.Array(OrderRow),
    },
    async (ctx, { query }) => {
      const rows = await ordersById(ctx, readOrderIds(query.params), ctx.scope)
      return rows.map(row => presentOrder(ctx, row))
    },
  ),
  viewRoute(adminOrdersCall, { summary: 'One order with its whole life', view: OrderDetail }, async (ctx, id) => {
    const [order] = await ordersById(ctx, [id], ctx.scope)
    return order === undefined ? undefined : readDetail(ctx, order)
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
