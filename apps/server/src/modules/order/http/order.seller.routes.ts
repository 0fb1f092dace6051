import { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { findOrdersCall, storeOrdersEditCall } from '@shiji/contract/order/order.desk.calls.ts'
import { OrderDetail, OrderRow, OrdersEdited, StoreOrdersEdit } from '@shiji/contract/order/order.ts'
import Type from 'typebox'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { besidePage } from '../../../records/list-sql.ts'
import { countByStatus } from '../data/order.queries.ts'
import { orderPage, ordersById, sellerOrderList } from '../data/order-list.queries.ts'
import { shipOrders } from '../use-cases/ship-orders.ts'
import { FindQuery, readOrderIds } from './find-orders.ts'
import { presentOrder } from './order.presenter.ts'
import { parcelsOf } from './orders-edit.ts'
import { readDetail } from './read-detail.ts'

export const orderSellerRoutes = [
  listRoute(
    sellerOrdersCall,
    { summary: "The store's orders, with their number per status in `count`", list: sellerOrderList, row: OrderRow },
    async (ctx, list) => {
      const { scope } = ctx
      const badges = besidePage(list, () => countByStatus(ctx, scope))
      const [{ rows, total }, count] = await Promise.all([orderPage(ctx, list, scope), badges])
      return { rows: rows.map(row => presentOrder(ctx, row)), total, count }
    },
  ),
  ...answerIn(
    findOrdersCall,
    ['seller'],
    {
      summary: 'Several orders of the store, for the ship dialog',
      query: FindQuery,
      data: Type.Array(OrderRow),
    },
    async (ctx, { query }) => {
      const rows = await ordersById(ctx, readOrderIds(query.params), ctx.scope)
      return rows.map(row => presentOrder(ctx, row))
    },
  ),
  viewRoute(
    sellerOrdersCall,
    { summary: 'One order of the store with its life', view: OrderDetail },
    async (ctx, id) => {
      const [order] = await ordersById(ctx, [id], ctx.scope)
      return order === undefined ? undefined : readDetail(ctx, order)
    },
  ),
  answer(
    storeOrdersEditCall,
    {
      summary: 'Ship one or many orders; those that cannot be shipped are named with the reason',
      body: StoreOrdersEdit,
      data: OrdersEdited,
    },
    (ctx, { body }) =>
      shipOrders(ctx, parcelsOf(body)).then(({ shipped, refused }) => ({
        shipped: [...shipped],
        refused: [...refused],
      })),
  ),
]
