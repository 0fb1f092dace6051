import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { adjustStock, lockStock, MOST_ON_HAND, type SheetSku, skusOrderedSince } from '../../../catalog/index.ts'
import { type CellFault, faultAt, type SheetRow, wholeOf } from '../../domain/sheet-row.ts'
import type { ImportRules, ImportRun, UndoResult, Unit, UnitResult } from './import-rules.ts'
import { namedRows } from './sku-marks.ts'

interface Booked {
  readonly row: number
  readonly mark: string
  readonly skuId: number
  readonly before: number
  readonly after: number
}
interface StockUndo {
  readonly at: string
  readonly booked: readonly Booked[]
}

const UNIT_ROWS = 200

/** Stock on hand by SKU, booked as movements with the name of the file as their note. */
export const stockRules: ImportRules = {
  kind: 'stock',
  unitOf: () => '',
  most: UNIT_ROWS,
  hasLines: false,
  apply: applyStock,
  undo: undoStock,
}

async function applyStock(tx: Ctx<SellerActor>, unit: Unit, { name }: ImportRun): Promise<UnitResult> {
  const named = await namedRows(tx, unit)
  const faults: CellFault[] = []
  const now = await lockStock(
    tx,
    named.flatMap(each => ('sku' in each ? each.sku.id : [])),
  )
  const right: { readonly row: SheetRow; readonly sku: SheetSku; readonly before: number; readonly after: number }[] =
    []
  for (const each of named) {
    if ('fault' in each) {
      faults.push(each.fault)
      continue
    }
    const { row, sku } = each
    const stock = now.get(sku.id) ?? { onHand: sku.onHand, reserved: sku.reserved }
    const text = row.cells.stock ?? ''
    const after = wholeOf(text)
    if (after === undefined) faults.push(faultAt(row, 'stock', text === '' ? 'error.required' : 'error.whole_number'))
    else if (after > MOST_ON_HAND) faults.push(faultAt(row, 'stock', 'error.maximum', { limit: MOST_ON_HAND }))
    else if (after < stock.reserved)
      faults.push(faultAt(row, 'stock', 'refusal.stock_reserved', { limit: stock.reserved }))
    else right.push({ row, sku, before: stock.onHand, after })
  }
  const changed = right.filter(({ before, after }) => before !== after)
  await book(
    tx,
    changed.map(({ sku, after }) => ({ skuId: sku.id, onHand: after })),
    name,
  )
  await auditBooked(
    tx,
    changed.map(({ sku, before, after }) => ({ code: sku.code, before, after })),
    name,
  )
  const booked = changed.map(({ row, sku, before, after }) => ({
    row: row.row,
    mark: row.cells.sku ?? '',
    skuId: sku.id,
    before,
    after,
  }))
  const undo: StockUndo = { at: tx.clock.now().toISOString(), booked }
  return {
    faults,
    wrongRows: unit.rows.length - right.length,
    applied: changed.length,
    unchanged: right.length - changed.length,
    fresh: 0,
    ...(booked.length === 0 ? {} : { undo }),
  }
}

async function book(tx: Ctx, counts: readonly { readonly skuId: number; readonly onHand: number }[], note: string) {
  const tooFew = await adjustStock(tx, counts, { reason: 'correction', note })
  if (tooFew.length > 0) throw new Error('checked stock leaves too little')
}

async function auditBooked(
  tx: Ctx,
  rows: readonly { readonly code: string; readonly before: number; readonly after: number }[],
  note: string,
) {
  if (rows.length === 0) return
  await audit(tx, {
    action: 'stock.update',
    subjectType: 'sku',
    before: { rows: rows.map(({ code, before }) => ({ code, stock: before })) },
    after: { reason: 'correction', note, rows: rows.map(({ code, after }) => ({ code, stock: after })) },
  })
}

async function undoStock(tx: Ctx<SellerActor>, entry: string): Promise<UndoResult> {
  const { at, booked }: StockUndo = JSON.parse(entry)
  const ids = booked.map(each => each.skuId)
  const now = await lockStock(tx, ids)
  const ordered = await skusOrderedSince(tx, ids, new Date(at))
  const kept: CellFault[] = []
  const back: Booked[] = []
  for (const each of booked) {
    const row = { row: each.row, cells: { sku: each.mark } }
    if (ordered.has(each.skuId)) kept.push(faultAt(row, 'sku', 'refusal.sheet_kept_ordered'))
    else if (now.get(each.skuId)?.onHand !== each.after) kept.push(faultAt(row, 'sku', 'refusal.sheet_kept_changed'))
    else back.push(each)
  }
  await book(
    tx,
    back.map(({ skuId, before }) => ({ skuId, onHand: before })),
    '',
  )
  await auditBooked(
    tx,
    back.map(({ mark, before, after }) => ({ code: mark, before: after, after: before })),
    '',
  )
  return { undone: back.length, kept }
}
