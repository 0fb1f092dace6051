import type { StocktakeInput } from '@shiji/contract/stock/stocktake.ts'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { stocktakeRows, stocktakes } from './stocktake.table.ts'

export type StocktakeRecord = typeof stocktakes.$inferSelect

/** A SKU to count, in the order of the sheet. */
export interface ToCount {
  readonly skuId: number
  readonly goodsId: number
}

/** Opens a count with its SKUs. */
export async function insertStocktake(
  tx: Ctx,
  { id: storeId }: StoreScope,
  input: StocktakeInput & { readonly openedBy: string },
  rows: readonly ToCount[],
): Promise<number> {
  const id = await tx.ids.next()
  await tx.db.insert(stocktakes).values({
    id,
    storeId,
    range: input.range,
    classId: input.range === 'class' ? (input.class_id ?? null) : null,
    note: input.note ?? '',
    skuCount: rows.length,
    openedBy: input.openedBy,
    createdAt: tx.clock.now(),
  })
  await named(
    tx,
    undefined,
    `insert into stocktake_rows (id, stocktake_id, store_id, goods_id, sku_id)
     select r.id, $1, $2, r.goods_id, r.sku_id
     from unnest($3::bigint[], $4::bigint[], $5::bigint[]) as r(id, goods_id, sku_id)`,
    [id, storeId, await tx.ids.take(rows.length), rows.map(row => row.goodsId), rows.map(row => row.skuId)],
  )
  return id
}

/** A count of the store, locked until the transaction ends; undefined for a foreign or missing one. */
export async function lockStocktake(tx: Ctx, id: number, store: StoreScope): Promise<StocktakeRecord | undefined> {
  const [row] = await tx.db
    .select()
    .from(stocktakes)
    .where(and(eq(stocktakes.id, id), inScope(store, { store: stocktakes.storeId })))
    .for('update')
  return row
}

/** What was counted of a SKU; null takes a count back. */
export interface CountedSku {
  readonly skuId: number
  readonly counted: number | null
}

/** Keeps each number with the stock at this moment, which the difference is measured against. */
const COUNT = `
  update stocktake_rows r set counted = w.counted,
    on_hand_then = case when w.counted is null then null else s.on_hand end,
    counted_at = case when w.counted is null then null else $4::timestamptz end,
    counted_by = case when w.counted is null then '' else $5 end
  from unnest($2::bigint[], $3::bigint[]) as w(sku_id, counted)
  join stocks s on s.sku_id = w.sku_id
  where r.stocktake_id = $1 and r.sku_id = w.sku_id and r.goods_id > 0`

/** Runs `COUNT`; the count is locked. */
export async function writeCounts(tx: Ctx, id: number, rows: readonly CountedSku[], by: string): Promise<void> {
  const skuIds = rows.map(row => row.skuId)
  await named(tx, undefined, COUNT, [id, skuIds, rows.map(row => row.counted), tx.clock.now(), by])
}

/** SKUs of a count that differ from the stock at the moment of counting. */
export async function differencesOf(
  tx: Ctx,
  id: number,
): Promise<{ skuId: number; counted: number; onHandThen: number }[]> {
  const rows = await tx.db
    .select({ skuId: stocktakeRows.skuId, counted: stocktakeRows.counted, onHandThen: stocktakeRows.onHandThen })
    .from(stocktakeRows)
    .where(
      and(
        eq(stocktakeRows.stocktakeId, id),
        isNotNull(stocktakeRows.counted),
        ne(stocktakeRows.counted, sql`${stocktakeRows.onHandThen}`),
      ),
    )
    .orderBy(stocktakeRows.skuId)
  return rows.map(({ skuId, counted, onHandThen }) => ({ skuId, counted: counted ?? 0, onHandThen: onHandThen ?? 0 }))
}

/** Ends a locked count. */
export async function endStocktake(
  tx: Ctx,
  id: number,
  end: { readonly status: 'applied' | 'abandoned'; readonly booked: number | null; readonly endedBy: string },
): Promise<void> {
  await tx.db
    .update(stocktakes)
    .set({ ...end, endedAt: tx.clock.now() })
    .where(eq(stocktakes.id, id))
}
