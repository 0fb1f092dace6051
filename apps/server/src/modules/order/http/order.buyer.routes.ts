import { createHash } from 'node:crypto'
import {
  buyerOrderCall,
  buyerOrdersCall,
  createOrderCall,
  moveOrderCall,
  overviewCall,
} from '@shiji/contract/order/order.buyer.calls.ts'
import {
  BuyerMoveInput,
  BuyerOverview,
  CreatedOrders,
  CreateOrderInput,
  OrderDetail,
  OrderRow,
} from '@shiji/contract/order/order.ts'
import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import { MINUTE } from '@shiji/kit/time/duration.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { idempotently } from '../../../infra/idempotency/idempotency.ts'
import { toPage } from '../../../records/list-sql.ts'
import { cartCount, readOrderLines } from '../../cart/index.ts'
import { readSetting } from '../../platform/index.ts'
import { countByStatus, newestOf } from '../data/order.queries.ts'
import { buyerOrderList, orderPage, ordersById } from '../data/order-list.queries.ts'
import { cancelOrder } from '../use-cases/cancel-order.ts'
import { placeOrder } from '../use-cases/place-order.ts'
import { receiveOrder } from '../use-cases/receive-order.ts'
import { presentOrder } from './order.presenter.ts'
import { readDetail } from './read-detail.ts'

const NEWEST = 5

/**
 * Within this time, a client without keys that sends the same quote again is repeating itself; later it means a second
 * order.
 */
const KEYLESS_MS = 10 * MINUTE

/** The key of a client that sends none: the quote, its lines, and the time of day. */
function quoteKey(ctx: Ctx, params: string, fingerprint: string): string {
  const lines = createHash('sha256').update(params).digest('hex')
  return `quote:${fingerprint}:${lines}:${Math.floor(ctx.clock.now().getTime() / KEYLESS_MS)}`
}

export const orderBuyerRoutes = [
  answer(
    createOrderCall,
    {
      summary: 'Place one order per store; a repeated Idempotency-Key (without one: the quote) gives the first answer',
      body: CreateOrderInput,
      data: CreatedOrders,
    },
    async (ctx, { body, header }) => {
      const lines = readOrderLines(body.params)
      const [{ cancel: cancelMinutes }, web] = await Promise.all([readSetting(ctx, 'task'), readSetting(ctx, 'web')])
      if (web.closeStatus) throw new AppError('shop.closed', {}, { reason: web.closeReason })
      const remarks = new Map((body.remark ?? []).map(({ store_id, text }) => [store_id, text]))
      const { address_id: addressId, fingerprint } = body
      const key = header('idempotency-key') ?? quoteKey(ctx, body.params, fingerprint)
      const call = { actor: `buyer:${ctx.actor.id}`, route: 'POST /user/order/create', key, body }
      return idempotently(ctx, call, async (tx: Ctx<BuyerActor>): Promise<CreatedOrders> => {
        const group = await placeOrder(tx, { lines, addressId, fingerprint, remarks, cancelMinutes })
        return {
          group_id: group.groupId,
          order_id: group.orders.map(order => order.id),
          order_no: group.orders.map(order => order.orderNo),
          payable: group.payable,
        }
      })
    },
  ),
  answer(
    buyerOrdersCall,
    {
      summary: 'Own orders, with their number per status in `count`',
      list: buyerOrderList,
      data: PageOf(OrderRow),
    },
    async (ctx, { list }) => {
      const { scope } = ctx
      const [{ rows, total }, count] = await Promise.all([orderPage(ctx, list, scope), countByStatus(ctx, scope)])
      return toPage(
        list,
        rows.map(row => presentOrder(ctx, row)),
        total,
        count,
      )
    },
  ),
  answer(
    buyerOrderCall,
    {
      summary: 'One own order with its life',
      params: IdParams,
      data: OrderDetail,
    },
    async (ctx, { params }) => {
      const [order] = await ordersById(ctx, [params.id], ctx.scope)
      if (order === undefined) throw new AppError('record.missing')
      return readDetail(ctx, order)
    },
  ),
  answer(
    moveOrderCall,
    {
      summary: 'Cancel an unpaid order, or confirm receipt',
      params: IdParams,
      body: BuyerMoveInput,
      data: Done,
    },
    (ctx, { params, body }) =>
      body.move === 'cancel' ? cancelOrder(ctx, params.id, body.reason ?? '') : receiveOrder(ctx, params.id),
  ),
  answer(
    overviewCall,
    {
      summary: 'Account overview: numbers per status, newest orders, money, points, cart',
      data: BuyerOverview,
    },
    async ctx => {
      const { scope } = ctx
      const { id } = scope
      const [count, newest, balances, cart] = await Promise.all([
        countByStatus(ctx, scope),
        newestOf(ctx, scope, NEWEST),
        ctx.ports.balances.of(ctx, [id]),
        cartCount(ctx, scope),
      ])
      const rows = await ordersById(ctx, newest, scope)
      const balance = balances.get(id)
      return {
        count,
        orders: rows.map(row => presentOrder(ctx, row)),
        money: balance?.money ?? 0,
        integral: balance?.integral ?? 0,
        cart,
      }
    },
  ),
]
