import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { moveStock, openStock } from '../stock/stock.repo.ts'
import { skus } from './goods.table.ts'

export type SkuRecord = typeof skus.$inferSelect
export type SkuFacts = Omit<SkuRecord, 'deletedAt'>

/** SKUs of goods that can still be chosen, in their order. */
export async function skusOf(tx: Ctx, goodsId: number): Promise<SkuRecord[]> {
  return tx.db
    .select()
    .from(skus)
    .where(and(eq(skus.goodsId, goodsId), isNull(skus.deletedAt)))
    .orderBy(skus.position, skus.id)
}

/** Adds SKUs with their opening stock; the store's row is locked. */
export async function insertSkus(tx: Ctx, rows: readonly (SkuFacts & { readonly onHand: number })[]): Promise<void> {
  if (rows.length === 0) return
  await tx.db.insert(skus).values(rows.map(({ onHand: _, ...facts }) => facts))
  await openStock(
    tx,
    rows.map(row => row.id),
  )
  const opening = rows.filter(row => row.onHand > 0)
  await moveStock(
    tx,
    'initial',
    opening.map(row => ({ skuId: row.id, orderId: null, cause: 'initial', onHand: row.onHand, reserved: 0 })),
  )
}

/** Writes changed facts of existing SKUs in one statement. Keys may change places among them. */
export async function updateSkus(tx: Ctx, rows: readonly SkuFacts[]): Promise<void> {
  if (rows.length === 0) return
  // The unique key is checked row by row, so the positions are cleared first.
  await tx.db
    .update(skus)
    .set({ key: sql`'~' || ${skus.id}` })
    .where(
      inArray(
        skus.id,
        rows.map(row => row.id),
      ),
    )
  const wire = rows.map(row => ({
    ...row,
    value_index: row.valueIndex,
    name_en: row.nameEn,
    market_price: row.marketPrice,
  }))
  await tx.db.execute(sql`
    update skus k set value_index = r.value_index, key = r.key, name = r.name, name_en = r.name_en, image = r.image,
      price = r.price, market_price = r.market_price, weight = r.weight, code = r.code, position = r.position
    from jsonb_to_recordset(${JSON.stringify(wire)}::jsonb) as r(id bigint, value_index jsonb, key text, name text, name_en text,
      image text, price bigint, market_price bigint, weight bigint, code text, position integer)
    where k.id = r.id`)
}

/** Removes SKUs from the choice. Open orders keep what they reserve. */
export async function removeSkus(tx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .update(skus)
    .set({ deletedAt: tx.clock.now() })
    .where(inArray(skus.id, [...ids]))
}
