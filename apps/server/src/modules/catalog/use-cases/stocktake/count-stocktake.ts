import type { CountInput } from '@shiji/contract/stock/stocktake.ts'
import { AppError, type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { skusOfStocktake } from '../../data/stock/stocktake.queries.ts'
import { type CountedSku, lockStocktake, writeCounts } from '../../data/stock/stocktake.repo.ts'

/**
 * Enters what was counted, each number with the stock at this moment. All rows or none: a SKU that the count does not
 * have, a code that several have, or a SKU twice is refused at its row.
 */
export async function countStocktake(
  ctx: Ctx<SellerActor>,
  id: number,
  { rows }: CountInput,
): Promise<{ counted: number }> {
  return transact(ctx, async tx => {
    const stocktake = await lockStocktake(tx, id, tx.scope)
    if (stocktake === undefined) throw new AppError('record.missing')
    if (stocktake.status !== 'open') throw new AppError('stocktake.ended')
    const { found, counts } = await resolve(tx, id, rows)
    await writeCounts(tx, id, counts, tx.actor.name)
    const countOf = new Map(counts.map(({ skuId, counted }) => [skuId, counted]))
    await audit(tx, {
      action: 'stocktake.update',
      subjectType: 'stocktake',
      subjectId: id,
      before: { rows: found.map(({ skuId, code, counted }) => ({ id: skuId, code, counted })) },
      after: { rows: found.map(({ skuId, code }) => ({ id: skuId, code, counted: countOf.get(skuId) ?? null })) },
    })
    return { counted: counts.length }
  })
}

async function resolve(tx: Ctx, id: number, rows: CountInput['rows']) {
  const found = await skusOfStocktake(tx, id, {
    skuIds: rows.flatMap(row => row.sku_id ?? []),
    codes: rows.flatMap(row => (row.sku_id === undefined && row.code ? [row.code] : [])),
  })
  const known = new Set(found.map(sku => sku.skuId))
  const byCode = Map.groupBy(found, sku => sku.code)
  const problems: FieldProblem[] = []
  const seen = new Set<number>()
  const counts = rows.flatMap(({ sku_id, code = '', counted }, at): CountedSku[] => {
    const same = byCode.get(code) ?? []
    const skuId = sku_id ?? (code === '' || same.length !== 1 ? undefined : same[0]?.skuId)
    const field = sku_id === undefined ? `rows.${at}.code` : `rows.${at}.sku_id`
    if (skuId === undefined || !known.has(skuId)) {
      const isTwice = sku_id === undefined && code !== '' && same.length > 1
      problems.push({ field, key: isTwice ? 'refusal.stocktake_code_twice' : 'refusal.stocktake_code_missing' })
      return []
    }
    if (seen.has(skuId)) problems.push({ field, key: 'refusal.twice_in_file' })
    seen.add(skuId)
    return [{ skuId, counted }]
  })
  if (problems.length > 0) throw new InvalidInput(problems)
  return { found, counts }
}
