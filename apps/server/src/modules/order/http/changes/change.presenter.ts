import type { AddressRequest } from '@shiji/contract/order/changes/address-change.ts'
import type { PriceChange, PriceLimits } from '@shiji/contract/order/changes/price-change.ts'
import { add } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { OrderLife } from '../../data/life.queries.ts'
import type { OrderRecord } from '../../data/order-list.queries.ts'
import { addressWay } from '../../domain/changes/address-change.ts'
import { agreedPrice } from '../../domain/changes/price-change.ts'
import { priceOf } from './change-facts.ts'

type Reader = Pick<Ctx, 'actor' | 'locale'>

/** Whether this person may change the price of an order now. */
export const mayChangePrice = ({ actor }: Pick<Ctx, 'actor'>, { status, payable }: OrderRecord): boolean =>
  actor.kind === 'seller' && status === 'waiting_payment' && payable > 0 && holds(actor, 'order.price')

/** The log of an order's price. Buyers see the store instead of its staff. */
export const presentPriceChanges = ({ actor, locale }: Reader, order: OrderRecord, life: OrderLife): PriceChange[] =>
  life.priceChanges.map(change => ({
    id: change.id,
    at: change.createdAt.toISOString(),
    actor:
      actor.kind === 'seller' || actor.kind === 'admin'
        ? change.actorName
        : locale === 'en' && order.storeNameEn !== ''
          ? order.storeNameEn
          : order.storeName,
    reason: change.reason,
    goods_before: change.goodsBefore,
    goods_after: change.goodsAfter,
    freight_before: change.freightBefore,
    freight_after: change.freightAfter,
    payable_before: add(change.goodsBefore, change.freightBefore),
    payable_after: add(change.goodsAfter, change.freightAfter),
  }))

/** The bounds of a change of the price, for those who may make one. */
export const priceLimits = (ctx: Pick<Ctx, 'actor'>, order: OrderRecord, life: OrderLife): PriceLimits | null =>
  mayChangePrice(ctx, order) ? agreedPrice(priceOf(order), life.priceChanges) : null

const wayOf = (order: OrderRecord, life: OrderLife) =>
  addressWay({ status: order.status, parcels: life.parcels.length })

/** Whether the buyer may send the order elsewhere, or ask for it: not while a request waits. */
export const mayChangeAddress = ({ actor }: Pick<Ctx, 'actor'>, order: OrderRecord, life: OrderLife): boolean =>
  actor.kind === 'buyer' &&
  wayOf(order, life) !== 'shipped' &&
  !life.addressChanges.some(change => change.status === 'open')

/** The newest request for another address, with what the reader may do with it. */
export function presentAddressRequest(
  { actor }: Pick<Ctx, 'actor'>,
  order: OrderRecord,
  life: OrderLife,
): AddressRequest | null {
  for (const change of life.addressChanges) {
    const { status } = change
    if (status === 'direct') continue
    const isDesk = (actor.kind === 'seller' || actor.kind === 'admin') && holds(actor, 'order.address')
    const decisions = wayOf(order, life) === 'request' ? (['grant', 'refuse'] as const) : (['refuse'] as const)
    const actions = actor.kind === 'buyer' ? (['withdraw'] as const) : isDesk ? decisions : []
    return {
      id: change.id,
      status,
      receive_name: change.receiveName,
      receive_tel: change.receiveTel,
      receive_area: change.receiveArea,
      receive_address: change.receiveAddress,
      note: change.note,
      reason: change.reason,
      created_at: change.createdAt.toISOString(),
      decided_at: change.decidedAt?.toISOString() ?? null,
      actions: status === 'open' ? [...actions] : [],
    }
  }
  return null
}
