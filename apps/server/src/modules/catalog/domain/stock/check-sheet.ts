import type { CODE_PROBLEMS, QUANTITY_PROBLEMS } from '@shiji/contract/stock/stock.words.ts'
import type { StockSheetInput } from '@shiji/contract/stock/stock-sheet.ts'
import { MOST_ON_HAND } from './on-hand.ts'

/** A SKU that a code of the sheet may mean. */
interface SheetSku {
  readonly id: number
  readonly code: string
  readonly onHand: number
  readonly reserved: number
}

/** A row of a sheet with its SKU, the stock before and after, and what is wrong in each cell. */
export interface CheckedRow<S extends SheetSku> {
  readonly code: string
  readonly quantity: number
  readonly sku: S | undefined
  readonly before: number | undefined
  readonly after: number | undefined
  readonly codeProblem: (typeof CODE_PROBLEMS)[number] | undefined
  readonly quantityProblem: (typeof QUANTITY_PROBLEMS)[number] | undefined
}

/**
 * Checks a sheet against the stock now. A counted number is measured against the stock that its preview showed, if it
 * names one, so that orders since then keep their effect.
 */
export function checkSheet<S extends SheetSku>(
  { mode, rows }: Pick<StockSheetInput, 'mode' | 'rows'>,
  skus: readonly S[],
): CheckedRow<S>[] {
  const byCode = Map.groupBy(skus, sku => sku.code)
  const seen = new Set<string>()
  return rows.map(({ code, quantity, was }) => {
    const [sku, ...others] = code === '' ? [] : (byCode.get(code) ?? [])
    const isTwice = seen.has(code)
    seen.add(code)
    if (sku === undefined || others.length > 0)
      return {
        code,
        quantity,
        sku: undefined,
        before: undefined,
        after: undefined,
        codeProblem: sku === undefined ? 'missing' : 'double',
        quantityProblem: undefined,
      }
    const difference = mode === 'difference' ? quantity : quantity - (was ?? sku.onHand)
    const after = sku.onHand + difference
    return {
      code,
      quantity,
      sku,
      before: sku.onHand,
      after,
      codeProblem: isTwice ? 'twice' : undefined,
      quantityProblem:
        after < 0 || (mode === 'count' && quantity < 0)
          ? 'negative'
          : after > MOST_ON_HAND
            ? 'too_many'
            : after < sku.reserved && difference < 0
              ? 'reserved'
              : undefined,
    }
  })
}
