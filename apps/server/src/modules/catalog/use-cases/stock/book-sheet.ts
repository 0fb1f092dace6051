import type { StockSheet, StockSheetInput } from '@shiji/contract/stock/stock-sheet.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { type CodedSku, skusByCode } from '../../data/stock/coded-sku.queries.ts'
import { lockStock } from '../../data/stock/stock.repo.ts'
import { type CheckedRow, checkSheet } from '../../domain/stock/check-sheet.ts'
import { adjustStock } from './adjust-stock.ts'

/**
 * Books a sheet of codes and quantities with one reason, all rows or none: the answer names what is wrong in each cell,
 * and with a wrong cell or `dry` nothing is booked.
 */
export async function bookSheet(ctx: Ctx<SellerActor>, input: StockSheetInput): Promise<StockSheet> {
  const codes = [...new Set(input.rows.map(row => row.code).filter(code => code !== ''))]
  if (input.dry === true) return answerOf(checkSheet(input, await skusByCode(ctx, ctx.scope, codes)), null)
  return transact(ctx, async tx => {
    const found = await skusByCode(tx, tx.scope, codes)
    const now = await lockStock(
      tx,
      found.map(sku => sku.id),
    )
    const rows = checkSheet(
      input,
      found.map(sku => ({ ...sku, ...now.get(sku.id) })),
    )
    if (rows.some(isWrong)) return answerOf(rows, null)
    const counts = rows.flatMap(({ sku, after }) =>
      sku === undefined || after === undefined || after === sku.onHand ? [] : [{ skuId: sku.id, onHand: after }],
    )
    const tooFew = await adjustStock(tx, counts, { reason: input.reason })
    if (tooFew.length > 0) throw new Error('a checked sheet leaves too little')
    await audit(tx, {
      action: 'stock.update',
      subjectType: 'sku',
      before: { rows: rows.map(({ code, before }) => ({ code, stock: before })) },
      after: { reason: input.reason, rows: rows.map(({ code, after }) => ({ code, stock: after })) },
    })
    return answerOf(rows, counts.length)
  })
}

const isWrong = ({ codeProblem, quantityProblem }: CheckedRow<CodedSku>): boolean =>
  codeProblem !== undefined || quantityProblem !== undefined

const answerOf = (rows: readonly CheckedRow<CodedSku>[], applied: number | null): StockSheet => ({
  rows: rows.map(({ code, quantity, sku, before, after, codeProblem, quantityProblem }) => ({
    code,
    quantity,
    sku_id: sku?.id ?? null,
    goods_name: sku?.goodsName ?? '',
    goods_name_en: sku?.goodsNameEn ?? '',
    sku_name: sku?.skuName ?? '',
    sku_name_en: sku?.skuNameEn ?? '',
    before: before ?? null,
    reserved: sku?.reserved ?? 0,
    after: after ?? null,
    code_problem: codeProblem ?? null,
    quantity_problem: quantityProblem ?? null,
  })),
  applied,
})
