import { STOCK_MOVEMENT_KINDS } from '@shiji/contract/statuses.ts'
import type { StockMovement, StockRow } from '@shiji/contract/stock/stock.ts'
import { MOVEMENT_REASONS } from '@shiji/contract/stock/stock.words.ts'
import type { Actor } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { HistoryPlace, MovementRow } from '../../data/stock/movement.queries.ts'
import type { StockedRow } from '../../data/stock/stock-list.queries.ts'

const kindOf = (word: string) => {
  const kind = STOCK_MOVEMENT_KINDS.find(each => each === word)
  if (kind === undefined) throw new Error(`unknown kind of movement ${word}`)
  return kind
}
const reasonOf = (word: string) => MOVEMENT_REASONS.find(each => each === word) ?? null

/** A row of the stock page. */
export const stockRow = (actor: Actor, { last, ...row }: StockedRow): StockRow => ({
  ...row,
  left: row.on_hand - row.reserved,
  last_movement:
    last === null ? null : { kind: kindOf(last.kind), reason: reasonOf(last.reason), at: last.at.toISOString() },
  may_change: holds(actor, 'stock.update'),
})

/** A row of a history; orders by the numbers that this reader may see. */
export const stockMovement = (row: MovementRow, numbers: ReadonlyMap<number, string>): StockMovement => {
  const number = row.orderId === null ? undefined : numbers.get(row.orderId)
  return {
    id: row.id,
    kind: kindOf(row.kind),
    reason: reasonOf(row.reason),
    note: row.note,
    difference: row.difference,
    reserved_difference: row.reservedDifference,
    on_hand: row.onHand,
    reserved: row.reserved,
    left: row.onHand - row.reserved,
    who: row.who,
    order_id: number === undefined ? null : row.orderId,
    order_no: number ?? null,
    created_at: row.createdAt.toISOString(),
  }
}

/** A place in a history as text, and back; the schema has checked the text. */
export const placeText = ({ at, id, onHand, reserved }: HistoryPlace): string => [at, id, onHand, reserved].join('.')
export const placeOf = (text: string): HistoryPlace => {
  const [at = 0, id = 0, onHand = 0, reserved = 0] = text.split('.').map(Number)
  return { at, id, onHand, reserved }
}
