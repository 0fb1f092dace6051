import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { skus } from './goods.table.ts'

/** The codes that a store gave to these SKUs, by SKU; foreign ones are absent. */
export async function codesOfSkus(
  ctx: Ctx,
  store: StoreScope,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (skuIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(and(inArray(skus.id, [...skuIds]), inScope(store, { store: skus.storeId })))
  return new Map(rows.map(row => [row.id, row.code]))
}
