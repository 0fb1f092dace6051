import type { OrderAction } from '@shiji/contract/order/order.actions.ts'
import type { OrderDetail, OrderLine, OrderRow } from '@shiji/contract/order/order.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '@shiji/contract/statuses.ts'
import type { Ctx } from '../../../infra/context.ts'
import { holds } from '../../../infra/permission.ts'
import type { OrderLife } from '../data/life.queries.ts'
import type { OrderLineRow, OrderRecord } from '../data/order-list.queries.ts'
import { orderActions } from '../domain/order.machine.ts'
import {
  mayChangeAddress,
  mayChangePrice,
  presentAddressRequest,
  presentPriceChanges,
} from './changes/change.presenter.ts'
import { presentLife } from './life.presenter.ts'
import { presentParcels } from './parcel.presenter.ts'

const iso = (at: Date | null): string | null => (at === null ? null : at.toISOString())

const IN_PARCELS = new Set(['waiting_receipt', 'waiting_comment', 'completion', 'after_sale_return', 'after_sale_done'])

/** Pieces of a line that are in parcels: after shipping all of them, whatever was stated of each parcel. */
const shippedOf = (line: OrderLineRow, status: string): number =>
  IN_PARCELS.has(status) ? line.buyNum : line.shippedNum

const presentLine = (line: OrderLineRow, status: string): OrderLine => ({
  id: line.id,
  goods_id: line.goodsId,
  sku_id: line.skuId,
  goods_name: line.name,
  goods_name_en: line.nameEn,
  sku_name: line.skuName,
  sku_name_en: line.skuNameEn,
  goods_image: line.image,
  buy_num: line.buyNum,
  shipped_num: shippedOf(line, status),
  goods_price: line.goodsPrice,
  goods_amount: line.goodsAmount,
  discount_amount: line.discountAmount,
  payable: line.payable,
  is_commented: line.isCommented,
})

/** The permission that each button of the back offices needs. */
const NEEDS = { ship: 'order.ship', cancel: 'order.cancel' } as const

/** What this person may do with the order now: allowed for their kind of actor, and permitted to them. */
function actionsFor({ actor, ports }: Pick<Ctx, 'actor' | 'ports'>, order: OrderRecord): OrderAction[] {
  const { status } = order
  const machine = ports.orderMoves.machine()
  if (actor.kind === 'buyer') return orderActions(status, 'buyer', machine)
  if (actor.kind !== 'seller' && actor.kind !== 'admin') return []
  const moves = orderActions(status, actor.kind, machine).filter(action => {
    const needed = action === 'ship' || action === 'cancel' ? NEEDS[action] : ports.orderMoves.permissionOf(action)
    return needed !== undefined && holds(actor, needed)
  })
  return mayChangePrice({ actor }, order) ? [...moves, 'price'] : moves
}

/** An order as every list shows it, with the actions that the reader may do now. */
export const presentOrder = (ctx: Pick<Ctx, 'actor' | 'ports'>, order: OrderRecord): OrderRow => ({
  id: order.id,
  order_no: order.orderNo,
  group_id: order.groupId,
  store_id: order.storeId,
  store_name: order.storeName,
  store_name_en: order.storeNameEn,
  user_id: order.userId,
  user_name: order.userName,
  order_status: ORDER_STATUSES.find(status => status === order.status) ?? 'waiting_payment',
  order_name: order.name,
  order_name_en: order.nameEn,
  order_image: order.image,
  pieces: order.pieces,
  goods_amount: order.goodsAmount,
  freight_amount: order.freightAmount,
  discount_amount: order.discountAmount,
  payable: order.payable,
  payment_name: PAYMENT_METHODS.find(method => method === order.paymentMethod) ?? null,
  receive_name: order.receiveName,
  receive_tel: order.receiveTel,
  receive_area: order.receiveArea,
  receive_address: order.receiveAddress,
  remark: order.remark,
  due_at: iso(order.dueAt),
  created_at: order.createdAt.toISOString(),
  pay_time: iso(order.payTime),
  delivery_time: iso(order.deliveryTime),
  order_goods: order.lines.map(line => presentLine(line, order.status)),
  actions: actionsFor(ctx, order),
})

/** One order with its parcels and its life, as far as the reader may see it. */
export const presentDetail = (ctx: Ctx, order: OrderRecord, life: OrderLife): OrderDetail => ({
  ...presentOrder(ctx, order),
  ...(mayChangeAddress(ctx, order, life) ? { actions: [...actionsFor(ctx, order), 'address'] } : {}),
  price_changes: presentPriceChanges(ctx, order, life),
  address_request: presentAddressRequest(ctx, order, life),
  parcels: presentParcels(ctx, order, life),
  price_steps: [...order.priceSteps],
  receipt_time: iso(order.receiptTime),
  comment_time: iso(order.commentTime),
  cancel_time: iso(order.cancelTime),
  cancel_reason: order.cancelReason,
  is_settled: order.isSettled,
  life: presentLife(ctx, order, life),
  now: ctx.clock.now().toISOString(),
})
