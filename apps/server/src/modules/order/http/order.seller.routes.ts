import { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import {
  changeParcelCall,
  findOrdersCall,
  mergeOrdersCall,
  orderNoteCall,
  storeOrdersEditCall,
} from '@shiji/contract/order/order.desk.calls.ts'
import {
  DeskOrderDetail,
  DeskOrderRow,
  MergeInput,
  OrderNoteInput,
  ParcelChangeInput,
} from '@shiji/contract/order/order.desk.ts'
import { OrdersEdited, StoreOrdersEdit } from '@shiji/contract/order/order.ts'
import { Done, Id, IdParams } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { answer, answerIn } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { besidePage } from '../../../records/list-sql.ts'
import { orderPage, ordersById, sellerOrderList, withNotes } from '../data/order-list.queries.ts'
import { queueCounts } from '../data/order-queue.queries.ts'
import { changeParcelNumber } from '../use-cases/change-parcel.ts'
import { noteOrders } from '../use-cases/note-orders.ts'
import { shipOrders } from '../use-cases/ship-orders.ts'
import { mergeOrders } from '../use-cases/shipping/merge-orders.ts'
import { presentDeskOrder, readDeskDetail } from './desk-order.presenter.ts'
import { FindQuery, readOrderIds } from './find-orders.ts'
import { parcelsOf } from './orders-edit.ts'

export const orderSellerRoutes = [
  listRoute(
    sellerOrdersCall,
    {
      summary: "The store's orders, with the number of each queue in `count`",
      list: sellerOrderList,
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
    ['seller'],
    {
      summary: 'Several orders of the store, for the ship dialog',
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
    ['seller'],
    {
      summary: 'Correct company and number of a parcel, within a day of shipping',
      params: IdParams,
      body: ParcelChangeInput,
      data: Done,
    },
    (ctx, { params, body }) =>
      changeParcelNumber(ctx, params.id, { expressCode: body.delivery_code, number: body.delivery_no }),
  ),
  viewRoute(
    sellerOrdersCall,
    { summary: 'One order of the store with its life', view: DeskOrderDetail },
    async (ctx, id) => {
      const [order] = await withNotes(ctx, await ordersById(ctx, [id], ctx.scope), ctx.scope)
      return order === undefined ? undefined : readDeskDetail(ctx, order)
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
  answer(
    mergeOrdersCall,
    {
      summary: 'Ship several orders of one buyer at one address as one parcel; all or none',
      body: MergeInput,
      data: Type.Object({ shipped: Type.Array(Id) }),
    },
    (ctx, { body }) =>
      mergeOrders(ctx, { orderIds: body.ids, expressCode: body.delivery_code, number: body.delivery_no }),
  ),
  answer(
    orderNoteCall,
    {
      summary: "Write the store's note on one or many orders; buyers never see it",
      body: OrderNoteInput,
      data: Type.Object({ ids: Type.Array(Id) }),
    },
    (ctx, { body }) => noteOrders(ctx, body.ids, { flag: body.flag ?? null, note: body.note.trim() }),
  ),
]
