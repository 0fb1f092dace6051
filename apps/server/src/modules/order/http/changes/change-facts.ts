import { formatMoney } from '@shiji/i18n/format.ts'
import { add, subtract } from '@shiji/kit/money/fen.ts'
import type { AddressChangeRow } from '../../data/changes/address-change.queries.ts'
import type { PriceChangeRow } from '../../data/changes/price-change.queries.ts'
import type { OrderLife } from '../../data/life.queries.ts'
import type { OrderRecord } from '../../data/order-list.queries.ts'
import { receiverText } from '../../domain/changes/address-change.ts'
import type { OrderPrice } from '../../domain/changes/price-change.ts'
import type { LifeFact } from '../../domain/life.ts'

/** Who did something, as the history names them to this reader. */
type NameOf = (by: { readonly actorKind: string; readonly actorName: string }) => string

/** The current price of an order: goods after all discounts, and freight. */
export const priceOf = ({ payable, freightAmount }: Pick<OrderRecord, 'payable' | 'freightAmount'>): OrderPrice => ({
  goods: subtract(payable, freightAmount),
  freight: freightAmount,
})

/** What happened to price and address of an order after it was placed. */
export const changeFacts = (
  order: Pick<OrderRecord, 'userName'>,
  life: Pick<OrderLife, 'priceChanges' | 'addressChanges'>,
  nameOf: NameOf,
): LifeFact[] => [
  ...life.priceChanges.map(change => priceFact(change, nameOf)),
  ...life.addressChanges.flatMap(change => addressFacts(order, change, nameOf)),
]

/** After the moves of that instant, which cannot be of the same transaction. */
const RANK = 1

function priceFact(change: PriceChangeRow, nameOf: NameOf): LifeFact {
  const before = formatMoney(add(change.goodsBefore, change.freightBefore), 'zh-cn')
  return {
    at: change.createdAt,
    rank: RANK,
    kind: 'price',
    key: 'life.price_changed',
    params: { before, reason: change.reason },
    actor: nameOf({ actorKind: 'seller', actorName: change.actorName }),
    amount: add(change.goodsAfter, change.freightAfter),
  }
}

function addressFacts(
  { userName }: Pick<OrderRecord, 'userName'>,
  change: AddressChangeRow,
  nameOf: NameOf,
): LifeFact[] {
  const { status, replaced, reason, decidedKind, decidedBy, decidedAt } = change
  const of = (at: Date, key: string, params: LifeFact['params'], actor: string): LifeFact => ({
    at,
    rank: RANK,
    kind: 'address',
    key,
    params,
    actor,
    amount: null,
  })
  const to = receiverText(change)
  if (status === 'direct')
    return [of(change.createdAt, 'life.address_direct', { before: replaced, after: to }, userName)]
  const asked = of(change.createdAt, 'life.address_open', { after: to }, userName)
  if (decidedAt === null || decidedKind === null) return [asked]
  const decider = nameOf({ actorKind: decidedKind, actorName: decidedBy })
  return [
    asked,
    of(
      decidedAt,
      `life.address_${status}`,
      status === 'refused' ? { reason } : { before: replaced, after: to },
      decider,
    ),
  ]
}
