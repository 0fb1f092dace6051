import type { MovementReason } from '@shiji/contract/stock/stock.words.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'

/** Pieces of one SKU for one order. */
export interface StockLine {
  readonly orderId: number
  readonly skuId: number
  readonly quantity: number
}

/** Change of the stock on hand and of the reserved stock, with the movement row that gives the reason. */
export interface StockMove {
  readonly skuId: number
  readonly orderId: number | null
  readonly cause: string
  readonly onHand: number
  readonly reserved: number
}

/** A stock row after a change. `left` is the number that may still be sold. */
export interface StockAfter {
  readonly skuId: number
  readonly goodsId: number
  readonly storeId: number
  readonly left: number
  readonly leftBefore: number
  /** Threshold of the store's low-stock warning. */
  readonly lowStock: number
}

interface AfterRow {
  readonly sku_id: string
  readonly goods_id: string
  readonly store_id: string
  readonly left: string
  readonly change: string
  readonly low_stock: number
}

const afterOf = (row: AfterRow): StockAfter => ({
  skuId: Number(row.sku_id),
  goodsId: Number(row.goods_id),
  storeId: Number(row.store_id),
  left: Number(row.left),
  leftBefore: Number(row.left) - Number(row.change),
  lowStock: row.low_stock,
})

/**
 * Reserves every SKU that has enough: rows are locked in the order of their ids, so that carts never wait for each
 * other in a circle, and the condition is checked on the row as it is then. SKUs with too little stock are absent from
 * the answer.
 */
const RESERVE = `
  with want as (
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as line(movement_id, order_id, sku_id, quantity)
  ), need as (
    select sku_id, sum(quantity)::bigint as quantity from want group by sku_id
  ), locked as (
    select s.sku_id, n.quantity from stocks s join need n on n.sku_id = s.sku_id order by s.sku_id for update of s
  ), taken as (
    update stocks s set reserved = s.reserved + l.quantity from locked l
    where s.sku_id = l.sku_id and s.on_hand - s.reserved >= l.quantity
    returning s.sku_id, s.store_id, s.low_stock, -l.quantity as change, s.on_hand - s.reserved as left
  ), moved as (
    insert into stock_movements (id, sku_id, kind, cause, on_hand_delta, reserved_delta, order_id, created_at)
    select w.movement_id, w.sku_id, 'reserve', 'order:' || w.order_id || ':reserve', 0, w.quantity, w.order_id, $5
    from want w join taken t on t.sku_id = w.sku_id
  )
  select t.sku_id, t.change, t.left, k.goods_id, t.store_id, t.low_stock
  from taken t join skus k on k.id = t.sku_id`

/** Runs `RESERVE`; lines of one SKU and order must be merged before. */
export async function holdStock(tx: Ctx, lines: readonly StockLine[]): Promise<StockAfter[]> {
  const ids = await tx.ids.take(lines.length)
  const rows = await named<AfterRow>(tx, 'stock_reserve', RESERVE, [
    ids,
    lines.map(line => line.orderId),
    lines.map(line => line.skuId),
    lines.map(line => line.quantity),
    tx.clock.now(),
  ])
  return rows.map(afterOf)
}

/** What orders still reserve, by order and SKU. */
export async function heldStock(tx: Ctx, orderIds: readonly number[]): Promise<StockLine[]> {
  const rows = await named<{ order_id: string; sku_id: string; quantity: string }>(
    tx,
    'stock_held',
    `select order_id, sku_id, sum(reserved_delta) as quantity from stock_movements
     where order_id = any($1::bigint[]) group by order_id, sku_id having sum(reserved_delta) > 0 order by sku_id, order_id`,
    [orderIds],
  )
  return rows.map(row => ({
    orderId: Number(row.order_id),
    skuId: Number(row.sku_id),
    quantity: Number(row.quantity),
  }))
}

/** Writes and applies movements whose cause is new, with rows locked in the order of their ids; the rest is ignored. */
const MOVE = `
  with want as (
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[])
      as move(movement_id, order_id, sku_id, cause, on_hand, reserved)
  ), moved as (
    insert into stock_movements (id, sku_id, kind, cause, on_hand_delta, reserved_delta, order_id, created_at,
      reason, note, actor_id, actor_name)
    select movement_id, sku_id, $7, cause, on_hand, reserved, order_id, $8, $9, $10, $11::bigint, $12 from want
    on conflict (sku_id, cause) do nothing
    returning sku_id, on_hand_delta, reserved_delta
  ), change as (
    select sku_id, sum(on_hand_delta)::bigint as on_hand, sum(reserved_delta)::bigint as reserved from moved group by sku_id
  ), locked as (
    select s.sku_id, c.on_hand, c.reserved from stocks s join change c on c.sku_id = s.sku_id
    order by s.sku_id for update of s
  ), changed as (
    update stocks s set on_hand = s.on_hand + l.on_hand, reserved = s.reserved + l.reserved
    from locked l where s.sku_id = l.sku_id
    returning s.sku_id, s.store_id, s.low_stock, l.on_hand - l.reserved as change, s.on_hand - s.reserved as left
  )
  select c.sku_id, c.change, c.left, k.goods_id, c.store_id, c.low_stock
  from changed c join skus k on k.id = c.sku_id`

/** Why a person changed stock, in a word and in their own. */
export interface StockWhy {
  readonly reason: MovementReason
  readonly note?: string
}

/**
 * Writes and applies movements of one kind, each cause only once, with the person of the store or platform who makes
 * them. Throws when stock would fall below zero.
 */
export async function moveStock(
  tx: Ctx,
  kind: 'release' | 'consume' | 'return' | 'adjust' | 'initial',
  moves: readonly StockMove[],
  why?: StockWhy,
): Promise<StockAfter[]> {
  if (moves.length === 0) return []
  const { actor } = tx
  const who = actor.kind === 'seller' || actor.kind === 'admin' ? actor : undefined
  const rows = await named<AfterRow>(tx, 'stock_move', MOVE, [
    await tx.ids.take(moves.length),
    moves.map(move => move.orderId),
    moves.map(move => move.skuId),
    moves.map(move => move.cause),
    moves.map(move => move.onHand),
    moves.map(move => move.reserved),
    kind,
    tx.clock.now(),
    why?.reason ?? '',
    why?.note ?? '',
    who?.id ?? null,
    who?.name ?? '',
  ])
  return rows.map(afterOf)
}

/**
 * Creates an empty stock row for each SKU of a store whose row is locked (`storePlace`), so that its level cannot
 * change meanwhile.
 */
const OPEN = `
  insert into stocks (sku_id, on_hand, store_id, low_stock)
  select k.id, 0, k.store_id, w.low_stock from skus k join stores w on w.id = k.store_id where k.id = any($1::bigint[])`

/** Runs `OPEN`. */
export const openStock = async (tx: Ctx, skuIds: readonly number[]): Promise<void> => {
  await named(tx, 'stock_open', OPEN, [skuIds])
}

/**
 * Copies a store's level to its stock rows without a level of their own, locked in the order of their ids; waits for
 * rows that another transaction is changing.
 */
const WARN_AT = `
  with locked as (
    select sku_id from stocks where store_id = $1 and own_low_stock is null order by sku_id for update
  )
  update stocks s set low_stock = $2 from locked l where s.sku_id = l.sku_id`

/**
 * Sets the level at which the store is warned about its SKUs. Its row must be locked, so that no stock row is created
 * meanwhile. Sends no warning for SKUs that are low by the new level: `stock.low` reports stock that fell.
 */
export async function warnAt(tx: Ctx, storeId: number, lowStock: number): Promise<void> {
  await named(tx, 'stock_warn_at', WARN_AT, [storeId, lowStock])
}

/** Sets a SKU's own level; null takes the store's, whose row must be locked. */
const WARN_SKU_AT = `
  update stocks s set own_low_stock = $3::integer, low_stock = coalesce($3::integer, w.low_stock)
  from skus k join stores w on w.id = k.store_id
  where s.sku_id = $1 and k.id = s.sku_id and k.goods_id = $2`

/** Runs `WARN_SKU_AT`. Sends no warning for a SKU that is low by the new level, as `warnAt`. */
export async function warnSkuAt(
  tx: Ctx,
  sku: { readonly id: number; readonly goodsId: number },
  level: number | null,
): Promise<void> {
  await named(tx, 'stock_warn_sku_at', WARN_SKU_AT, [sku.id, sku.goodsId, level])
}

/** Stock on hand and reserved of these SKUs now, locked in the order of their ids. */
export async function lockStock(
  tx: Ctx,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly onHand: number; readonly reserved: number }>> {
  const rows = await named<{ sku_id: string; on_hand: string; reserved: string }>(
    tx,
    'stock_lock',
    'select sku_id, on_hand, reserved from stocks where sku_id = any($1::bigint[]) order by sku_id for update',
    [skuIds],
  )
  return new Map(rows.map(row => [Number(row.sku_id), { onHand: Number(row.on_hand), reserved: Number(row.reserved) }]))
}

/** How many of these SKUs may be sold now; unknown ones are absent. */
export async function leftOf(ctx: Ctx, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await named<{ sku_id: string; left: string }>(
    ctx,
    'stock_left',
    'select sku_id, on_hand - reserved as left from stocks where sku_id = any($1::bigint[])',
    [skuIds],
  )
  return new Map(rows.map(row => [Number(row.sku_id), Number(row.left)]))
}
