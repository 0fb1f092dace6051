import { STOCKTAKE_RANGES, STOCKTAKE_STATUSES } from '@shiji/contract/stock/stock.words.ts'
import type { StocktakeRow, StocktakeSku, StocktakeView } from '@shiji/contract/stock/stocktake.ts'
import type { Actor } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { NamedStocktake, stocktakeProgress, stocktakeRowPage } from '../../data/stock/stocktake.queries.ts'

const wordOf = <const T extends string>(words: readonly T[], text: string): T => {
  const word = words.find(each => each === text)
  if (word === undefined) throw new Error(`unknown word ${text}`)
  return word
}

/** A row of the list of counts. */
export const stocktakeRow = (row: NamedStocktake): StocktakeRow => ({
  id: row.id,
  range: wordOf(STOCKTAKE_RANGES, row.range),
  class_id: row.classId,
  class_name: row.className,
  class_name_en: row.classNameEn,
  note: row.note,
  status: wordOf(STOCKTAKE_STATUSES, row.status),
  sku_count: row.skuCount,
  booked: row.booked,
  opened_by: row.openedBy,
  created_at: row.createdAt.toISOString(),
  ended_by: row.endedBy,
  ended_at: row.endedAt?.toISOString() ?? null,
})

/** A count with its progress. */
export const stocktakeView = (
  actor: Actor,
  row: NamedStocktake,
  progress: Awaited<ReturnType<typeof stocktakeProgress>>,
): StocktakeView => ({
  ...stocktakeRow(row),
  ...progress,
  may_count: row.status === 'open' && holds(actor, 'stock.update'),
})

/** A SKU of a count. */
export const stocktakeSku = (
  actor: Actor,
  found: Awaited<ReturnType<typeof stocktakeRowPage>>['rows'][number],
): StocktakeSku => {
  const { counted, onHandThen } = found.row
  return {
    id: found.id,
    stocktake_id: found.row.stocktakeId,
    sku_id: found.row.skuId,
    goods_name: found.goodsName,
    goods_name_en: found.goodsNameEn,
    sku_name: found.skuName,
    sku_name_en: found.skuNameEn,
    code: found.code,
    on_hand: found.onHand,
    counted,
    on_hand_then: onHandThen,
    difference: counted === null || onHandThen === null ? null : counted - onHandThen,
    counted_by: found.row.countedBy,
    counted_at: found.row.countedAt?.toISOString() ?? null,
    may_count: found.status === 'open' && holds(actor, 'stock.update'),
  }
}
