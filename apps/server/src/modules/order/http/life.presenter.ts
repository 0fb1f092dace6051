import type { LifeEntry } from '@shiji/contract/order/order.ts'
import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { translate } from '@shiji/i18n/server.ts'
import { add } from '@shiji/kit/money/fen.ts'
import type { Actor, Ctx } from '../../../infra/context.ts'
import type { MoveRow, OrderLife, PrintRow, StockRow } from '../data/life.queries.ts'
import type { OrderRecord } from '../data/order-list.queries.ts'
import { agreedPrice } from '../domain/changes/price-change.ts'
import { inTime, type LifeFact, type Reader, seesLedgerOf, seesTrade } from '../domain/life.ts'
import { changeFacts, priceOf } from './changes/change-facts.ts'

/** Order of entries of one instant: the price, the move, its effect on stock, parcels and money. */
const RANK = { price: 0, move: 1, stock: 2, parcel: 3, print: 4, payment: 5, ledger: 6, settlement: 7 } as const

const readerOf = (actor: Actor): Reader => (actor.kind === 'seller' || actor.kind === 'admin' ? actor.kind : 'buyer')

/** The life of an order on one timeline, with the details that each reader may see (product §8). */
export function presentLife(ctx: Ctx, order: OrderRecord, life: OrderLife): LifeEntry[] {
  const reader = readerOf(ctx.actor)
  const facts = [
    ...priceFacts(ctx, order, life),
    ...changeFacts(order, life, by => actorName(ctx, reader, order, by)),
    ...life.moves.map(move => moveFact(ctx, reader, order, move)),
    ...(seesTrade(reader) ? life.stock.map(row => stockFact(order, row)) : []),
    ...parcelFacts(ctx, reader, order, life),
    ...(seesTrade(reader) ? life.prints.map(row => printFact(ctx, reader, order, row)) : []),
    ...paymentFacts(life),
    ...life.ledger
      .filter(row => seesLedgerOf(reader, row.ownerType))
      .map(
        (row): LifeFact => fact('ledger', row.createdAt, `life.ledger_${row.ownerType}_${row.accountKind}`, row.amount),
      ),
    ...(seesTrade(reader) ? settlementFacts(life) : []),
  ]
  return inTime(facts).map(({ at, kind, key, params, actor, amount }) => ({
    at: at.toISOString(),
    kind,
    key,
    params: { ...params },
    actor,
    amount,
  }))
}

const fact = (
  kind: keyof typeof RANK,
  at: Date,
  key: string,
  amount: number | null,
  params: LifeFact['params'] = {},
  actor = '',
): LifeFact => ({ at, rank: RANK[kind], kind, key, params, actor, amount })

/** Explains the price that the buyer agreed to: every line, freight, discounts, and the result. */
function priceFacts({ locale }: Ctx, order: OrderRecord, life: OrderLife): LifeFact[] {
  const at = order.createdAt
  const { goods, freight } = agreedPrice(priceOf(order), life.priceChanges)
  const nameOf = (line: OrderRecord['lines'][number]): string =>
    locale === 'en' && line.nameEn !== '' ? line.nameEn : line.name
  return [
    ...order.lines.map(line =>
      fact('price', at, 'life.price_line', line.goodsAmount, {
        name: nameOf(line),
        price: formatMoney(line.goodsPrice, locale),
        pieces: line.buyNum,
      }),
    ),
    fact('price', at, 'life.price_goods', order.goodsAmount, { pieces: order.pieces }),
    ...order.priceSteps.map(step => stepFact(locale, at, step)),
    fact('price', at, 'life.price_freight', freight),
    fact('price', at, 'life.price_payable', add(goods, freight)),
  ]
}

/**
 * An offer that applied: a discount with its amount; another price of a piece and free freight, which the sums already
 * include, as text.
 */
function stepFact(locale: Ctx['locale'], at: Date, { phase, name, name_en, amount }: PriceStep): LifeFact {
  const shown = locale === 'en' && name_en !== '' ? name_en : name
  return phase === 'unit' || phase === 'freight'
    ? fact('price', at, 'life.price_saved', null, { name: shown, saved: formatMoney(amount, locale) })
    : fact('price', at, 'life.price_discount', -amount, { name: shown })
}

type Doer = Pick<MoveRow, 'actorKind' | 'actorName'>

function moveFact(ctx: Ctx, reader: Reader, order: OrderRecord, move: MoveRow): LifeFact {
  const hasReason = move.move === 'cancel' && move.note !== ''
  const key = hasReason ? 'life.move_cancel_reason' : `life.move_${move.move}`
  return fact(
    'move',
    move.createdAt,
    key,
    null,
    hasReason ? { reason: move.note } : {},
    actorName(ctx, reader, order, move),
  )
}

/** Buyers see the store instead of its staff; only the platform sees who works there. */
function actorName({ locale }: Ctx, reader: Reader, order: OrderRecord, move: Doer): string {
  switch (move.actorKind) {
    case 'buyer':
      return order.userName
    case 'seller':
      return reader === 'buyer' ? storeName(locale, order) : move.actorName
    case 'admin':
      return reader === 'admin' ? move.actorName : translate(locale, 'life.actor_platform')
    case 'payment':
      return translate(locale, 'life.actor_payment')
    default:
      return translate(locale, 'life.actor_timer')
  }
}

const storeName = (locale: Ctx['locale'], order: OrderRecord): string =>
  locale === 'en' && order.storeNameEn !== '' ? order.storeNameEn : order.storeName

function stockFact(order: OrderRecord, row: StockRow): LifeFact {
  const line = order.lines.find(other => other.skuId === row.skuId)
  const pieces = Math.max(Math.abs(row.onHand), Math.abs(row.reserved))
  const name = [line?.name ?? '', row.skuName].filter(part => part !== '').join(' ')
  return fact('stock', row.createdAt, `life.stock_${row.kind}`, null, { name, pieces })
}

function parcelFacts(ctx: Ctx, reader: Reader, order: OrderRecord, life: OrderLife): LifeFact[] {
  return life.parcels.map(parcel => {
    const company = ctx.locale === 'en' && parcel.expressNameEn !== '' ? parcel.expressNameEn : parcel.expressName
    const stated = life.statedGoods.filter(row => row.parcelId === parcel.id)
    const pieces = stated.reduce((sum, row) => sum + row.pieces, 0)
    const params = { company, number: parcel.number, ...(pieces > 0 ? { pieces } : {}) }
    const who = parcel.actorKind === '' ? '' : actorName(ctx, reader, order, parcel)
    return fact('parcel', parcel.createdAt, pieces > 0 ? 'life.parcel_part' : 'life.parcel', null, params, who)
  })
}

const printFact = (ctx: Ctx, reader: Reader, order: OrderRecord, print: PrintRow): LifeFact =>
  fact('print', print.createdAt, `life.print_${print.paper}`, null, {}, actorName(ctx, reader, order, print))

function paymentFacts({ payment }: OrderLife): LifeFact[] {
  if (payment === undefined || payment.paidAt === null) return []
  return [fact('payment', payment.paidAt, `life.payment_${payment.method}`, payment.amount, { pay_no: payment.payNo })]
}

function settlementFacts({ settlement }: OrderLife): LifeFact[] {
  if (settlement === undefined) return []
  const { createdAt, settlementNo, settlementPrice, commission } = settlement
  return [
    fact('settlement', createdAt, 'life.settlement', settlementPrice, { settlement_no: settlementNo }),
    fact('settlement', createdAt, 'life.settlement_commission', -commission),
  ]
}
