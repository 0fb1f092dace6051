import { formatMoney } from '@shiji/i18n/format.ts'
import { add, type Fen, fen, ZERO } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import type { BuyerScope } from '../../../../infra/scope.ts'
import { sellableSkus } from '../../../catalog/index.ts'
import { type BuyerAddress, lockBuyer } from '../../../identity/index.ts'
import { priceDelivery } from '../../../promotion/index.ts'
import { addressChangesOf, countParcels, withOpenRequest } from '../../data/changes/address-change.queries.ts'
import {
  endRequest,
  insertAddressChange,
  type LockedAddress,
  lockAddress,
  sentLines,
  writeAddress,
} from '../../data/changes/address-change.repo.ts'
import { priceChangesOf } from '../../data/changes/price-change.queries.ts'
import { sharedLines } from '../../data/changes/price-change.repo.ts'
import { addressWay } from '../../domain/changes/address-change.ts'

export interface WantedAddress {
  readonly addressId: number
  /** A word to the store. */
  readonly note: string
}

type Changed = { readonly id: number; readonly result: 'changed' | 'requested' }

/**
 * Sends an own order to another of the buyer's addresses: at once while it is unpaid; once it is paid, the store is asked,
 * until the first parcel is on its way. Refuses foreign orders and addresses, an address that changes nothing, areas
 * without delivery (`order.freight_area`), one whose delivery costs another freight (`order.address_freight`), and a
 * second request while one is open (`order.address_undecided`).
 */
export function changeAddress(ctx: Ctx<BuyerActor>, id: number, wanted: WantedAddress): Promise<Changed> {
  return transact(ctx, async tx => {
    const buyer = tx.scope
    const address = await lockBuyer(tx, buyer, wanted.addressId)
    const order = await lockAddress(tx, id, buyer)
    if (order === undefined) throw new AppError('record.missing')
    if (address === undefined) throw new AppError('order.address_missing')
    const way = addressWay({ status: order.status, parcels: await countParcels(tx, id, buyer) })
    if (way === 'shipped') throw new AppError('order.address_shipped', {}, { id, order_status: order.status })
    if (isSame(order, address)) throw new AppError('order.address_same')
    if ((await withOpenRequest(tx, [id], buyer)).size > 0) throw new AppError('order.address_undecided')
    await refuseOtherFreight(tx, order, address, buyer)
    if (way === 'request') {
      const requestId = await insertAddressChange(tx, order, address, { status: 'open', note: wanted.note })
      await emit(tx, 'order.address_requested', {
        orderId: id,
        userId: order.userId,
        storeId: order.storeId,
        requestId,
      })
      return { id, result: 'requested' }
    }
    await insertAddressChange(tx, order, address, { status: 'direct', note: wanted.note })
    await writeAddress(
      tx,
      id,
      { ...address, addressId: address.id, receiveArea: address.areaInfo, receiveAddress: address.address },
      buyer,
    )
    return { id, result: 'changed' }
  })
}

/** Withdraws the open request of an own order. Refuses with `order.state_changed` when there is none any more. */
export function withdrawAddress(ctx: Ctx<BuyerActor>, id: number): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const order = await lockAddress(tx, id, tx.scope)
    if (order === undefined) throw new AppError('record.missing')
    const open = (await addressChangesOf(tx, id, tx.scope)).find(change => change.status === 'open')
    const ended = open && (await endRequest(tx, open.id, { status: 'withdrawn', reason: '' }, tx.scope))
    if (ended !== true) throw new AppError('order.state_changed', {}, { id, order_status: order.status })
    return { id }
  })
}

const isSame = (order: LockedAddress, address: BuyerAddress): boolean =>
  order.receiveName === address.receiveName &&
  order.receiveTel === address.receiveTel &&
  order.receiveArea === address.areaInfo &&
  order.receiveAddress === address.address

/**
 * Refuses an address that costs another freight than the buyer agreed to, by the store's templates of today. Within the
 * same area nothing can differ, so templates that changed since do not matter there.
 */
async function refuseOtherFreight(
  tx: Ctx,
  order: LockedAddress,
  address: BuyerAddress,
  buyer: BuyerScope,
): Promise<void> {
  if (order.receiveArea === address.areaInfo) return
  const sold = await sentLines(tx, order.id, buyer)
  const skus = await sellableSkus(
    tx,
    sold.map(line => line.skuId),
  )
  const agreedOf = new Map((await sharedLines(tx, order.id, buyer)).map(line => [line.id, line.agreed]))
  const lines = sold.map(({ id, skuId, ...line }) => {
    const { freightMode: mode = 'default', freightId = null } = skus.get(skuId) ?? {}
    return { ...line, mode, freightId, amount: agreedOf.get(id) ?? ZERO } as const
  })
  const freight = await priceDelivery(tx, order.storeId, lines, address)
  if (typeof freight === 'string') throw new AppError('order.freight_area', {}, { store_id: order.storeId })
  const agreed = await agreedFreight(tx, order, buyer)
  if (freight !== agreed)
    throw new AppError(
      'order.address_freight',
      { now: formatMoney(freight, tx.locale), agreed: formatMoney(agreed, tx.locale) },
      { freight, agreed },
    )
}

/** The freight that the buyer agreed to, before the store changed it and before offers made it free. */
async function agreedFreight(tx: Ctx, order: LockedAddress, buyer: BuyerScope): Promise<Fen> {
  const [first] = await priceChangesOf(tx, order.id, buyer)
  const freed = order.priceSteps.filter(step => step.phase === 'freight').map(step => fen(step.amount))
  return add(first?.freightBefore ?? order.freightAmount, ...freed)
}
