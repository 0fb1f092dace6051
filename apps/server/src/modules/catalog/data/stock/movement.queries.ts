import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'

/** The stock of a SKU right after one of its changes, and which change that was. */
export interface HistoryPlace {
  readonly at: number
  readonly id: number
  readonly onHand: number
  readonly reserved: number
}

/** A change of stock with the stock after it. */
export interface MovementRow {
  readonly id: number
  readonly kind: string
  readonly reason: string
  readonly note: string
  readonly difference: number
  readonly reservedDifference: number
  readonly onHand: number
  readonly reserved: number
  readonly who: string
  readonly orderId: number | null
  readonly createdAt: Date
}

interface Raw {
  readonly id: string
  readonly kind: string
  readonly reason: string
  readonly note: string
  readonly on_hand_delta: string
  readonly reserved_delta: string
  readonly actor_name: string
  readonly order_id: string | null
  readonly created_at: string
}

const NEWEST = `
  select m.id, m.kind, m.reason, m.note, m.on_hand_delta, m.reserved_delta, m.actor_name, m.order_id, m.created_at
  from stock_movements m join skus k on k.id = m.sku_id and k.goods_id = $2
  where m.sku_id = $1 order by m.created_at desc, m.id desc limit $3`
const OLDER = `
  select m.id, m.kind, m.reason, m.note, m.on_hand_delta, m.reserved_delta, m.actor_name, m.order_id, m.created_at
  from stock_movements m join skus k on k.id = m.sku_id and k.goods_id = $2
  where m.sku_id = $1 and (m.created_at, m.id) < ($4::timestamptz, $5::bigint)
  order by m.created_at desc, m.id desc limit $3`

/**
 * Changes of a SKU, the newest first: the balance after each follows from the one above it, so a page reads its own
 * rows only. `before` is the last row of the page before with the stock before it; without it, `now` is the stock that
 * the newest change left. `next` is where the following page starts.
 */
export async function movementsOf(
  ctx: Ctx,
  sku: { readonly id: number; readonly goodsId: number },
  now: { readonly onHand: number; readonly reserved: number },
  before: HistoryPlace | undefined,
  most: number,
): Promise<{ readonly rows: readonly MovementRow[]; readonly next: HistoryPlace | undefined }> {
  const found =
    before === undefined
      ? await named<Raw>(ctx, 'stock_history', NEWEST, [sku.id, sku.goodsId, most + 1])
      : await named<Raw>(ctx, 'stock_history_older', OLDER, [
          sku.id,
          sku.goodsId,
          most + 1,
          new Date(before.at),
          before.id,
        ])
  let { onHand, reserved } = before ?? now
  const rows = found.slice(0, most).map((raw): MovementRow => {
    const row = {
      id: Number(raw.id),
      kind: raw.kind,
      reason: raw.reason,
      note: raw.note,
      difference: Number(raw.on_hand_delta),
      reservedDifference: Number(raw.reserved_delta),
      onHand,
      reserved,
      who: raw.actor_name,
      orderId: raw.order_id === null ? null : Number(raw.order_id),
      createdAt: new Date(raw.created_at),
    }
    onHand -= row.difference
    reserved -= row.reservedDifference
    return row
  })
  const last = rows.at(-1)
  const next =
    found.length > most && last !== undefined
      ? { at: last.createdAt.getTime(), id: last.id, onHand, reserved }
      : undefined
  return { rows, next }
}
