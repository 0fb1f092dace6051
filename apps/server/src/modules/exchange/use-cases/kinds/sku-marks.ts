import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { type SheetSku, skusNamed } from '../../../catalog/index.ts'
import { type CellFault, faultAt, idOfMark, type SheetRow } from '../../domain/sheet-row.ts'
import type { Unit } from './import-rules.ts'

/** A row with the SKU that it names, or what is wrong with that. */
export type NamedRow =
  | { readonly row: SheetRow; readonly sku: SheetSku }
  | { readonly row: SheetRow; readonly fault: CellFault }

/** The SKU of each row: by its code, or by `#id`. */
export async function namedRows(tx: Ctx<SellerActor>, { rows, repeated }: Unit): Promise<NamedRow[]> {
  const marks = rows.map(row => row.cells.sku ?? '')
  const ids = marks.flatMap(mark => idOfMark(mark) ?? [])
  const codes = marks.filter(mark => mark !== '' && idOfMark(mark) === undefined)
  const found = await skusNamed(tx, tx.scope, { codes, ids })
  const byCode = Map.groupBy(found, sku => sku.code)
  const byId = new Map(found.map(sku => [sku.id, sku]))
  return rows.map((row): NamedRow => {
    const wrong = (key: string) => ({ row, fault: faultAt(row, 'sku', key) })
    const mark = row.cells.sku ?? ''
    if (mark === '') return wrong('error.required')
    if (repeated.has(row.row)) return wrong('refusal.twice_in_file')
    const id = idOfMark(mark)
    const [sku, another] = id === undefined ? (byCode.get(mark) ?? []) : [byId.get(id)]
    if (sku === undefined) return wrong('refusal.sheet_sku_missing')
    return another === undefined ? { row, sku } : wrong('refusal.sheet_sku_double')
  })
}
