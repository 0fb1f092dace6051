import { OrderDetail, OrderRow, OrdersEdit, OrdersEdited } from '@shiji/contract/order/order.ts'
import { IdParams, PageOf, Strict, Word } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { route } from '../../../http/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { besidePage, toPage } from '../../../records/list-sql.ts'
import { lifeOf } from '../data/life.queries.ts'
import { countByStatus } from '../data/order.queries.ts'
import { orderPage, ordersById, sellerOrderList } from '../data/order-list.queries.ts'
import { shipOrders } from '../use-cases/ship-orders.ts'
import { FindQuery, readOrderIds } from './find-orders.ts'
import { presentDetail, presentOrder } from './order.presenter.ts'
import { parcelsOf } from './orders-edit.ts'

const area = 'seller'

/** A store cancels nothing: its call knows the one move. */
const ShipOnly = Strict({ ...OrdersEdit.properties, move: Type.Optional(Word(['ship'])) })

export const orderSellerRoutes = [
  route(
    {
      method: 'GET',
      path: '/orders',
      area,
      access: 'order.view',
      summary: "The store's orders, with their number per status in `count`",
      list: sellerOrderList,
      data: PageOf(OrderRow),
    },
    async (ctx, { list }) => {
      const { scope } = ctx
      const badges = besidePage(list, () => countByStatus(ctx, scope))
      const [{ rows, total }, count] = await Promise.all([orderPage(ctx, list, scope), badges])
      return toPage(
        list,
        rows.map(row => presentOrder(ctx.actor, row)),
        total,
        count,
      )
    },
  ),
  route(
    {
      method: 'GET',
      path: '/orders/find/all',
      area,
      access: 'order.view',
      summary: 'Several orders of the store, for the ship dialog',
      query: FindQuery,
      data: Type.Array(OrderRow),
    },
    async (ctx, { query }) => {
      const rows = await ordersById(ctx, readOrderIds(query.params), ctx.scope)
      return rows.map(row => presentOrder(ctx.actor, row))
    },
  ),
  route(
    {
      method: 'GET',
      path: '/orders/:id',
      area,
      access: 'order.view',
      summary: 'One order of the store with its life',
      params: IdParams,
      data: OrderDetail,
    },
    async (ctx, { params }) => {
      const [order] = await ordersById(ctx, [params.id], ctx.scope)
      if (order === undefined) throw new AppError('record.missing')
      return presentDetail(ctx, order, await lifeOf(ctx, order))
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/orders/status/edit',
      area,
      access: 'order.ship',
      summary: 'Ship one or many orders; those that cannot be shipped are named with the reason',
      body: ShipOnly,
      data: OrdersEdited,
    },
    (ctx, { body }) =>
      shipOrders(ctx, parcelsOf(body)).then(({ shipped, refused }) => ({
        shipped: [...shipped],
        refused: [...refused],
      })),
  ),
]
