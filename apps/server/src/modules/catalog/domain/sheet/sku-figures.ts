import type { SkuSheetInput } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

/** Prices of a SKU now, in fen. */
export interface PricesNow {
  readonly id: number
  readonly price: Fen
  readonly marketPrice: Fen
}

/** A wrong cell of a sheet. */
export interface FigureProblem {
  readonly field: string
  readonly key: string
}

type Row = SkuSheetInput['rows'][number]

/** What is wrong with the rows of a price and stock sheet: SKUs that are missing or named twice, prices that somebody else changed. */
export function figureProblems(rows: readonly Row[], now: readonly PricesNow[]): FigureProblem[] {
  const known = new Map(now.map(sku => [sku.id, sku]))
  const seen = new Set<number>()
  return rows.flatMap((row, at): FigureProblem[] => {
    const sku = known.get(row.sku_id)
    if (sku === undefined) return [{ field: `rows.${at}.sku_id`, key: 'refusal.record_missing' }]
    if (seen.has(row.sku_id)) return [{ field: `rows.${at}.sku_id`, key: 'refusal.taken' }]
    seen.add(row.sku_id)
    return [
      ...changed(`rows.${at}.price`, row.price, row.price_was, sku.price),
      ...changed(`rows.${at}.market_price`, row.market_price, row.market_price_was, sku.marketPrice),
    ]
  })
}

/** A price that is another one than the sheet showed, unless it is what is wanted already. */
const changed = (field: string, to: number | undefined, was: number | undefined, now: number): FigureProblem[] =>
  to === undefined || was === undefined || was === now || to === now ? [] : [{ field, key: 'refusal.figure_changed' }]
