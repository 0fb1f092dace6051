import { useSaveSkuSheetMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useIdempotencyKey } from '@shiji/backoffice/page/record/idempotency.ts'
import type { SheetGoods, SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { SKU_SHEET_ROWS } from '@shiji/contract/catalog/desk/sku-sheet.words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useUnsaved } from '@shiji/ui/common/unsaved/unsaved.ts'
import { useMemo, useState } from 'react'
import {
  cellKey,
  changesOf,
  type Edits,
  type FigureChange,
  rowsOf,
  SHEET_FIELDS,
  type SheetField,
  withTexts,
} from './sheet-cells.ts'

/** Texts to write into cells. */
export type CellTexts = readonly (readonly [skuId: number, field: SheetField, text: string])[]

/** What is typed on the sheet, what is wrong with it, and its save. */
export interface PriceSheet {
  readonly edits: Edits
  readonly changes: readonly FigureChange[]
  /** Messages by cell. */
  readonly problems: ReadonlyMap<string, string>
  readonly saving: boolean
  readonly write: (texts: CellTexts) => void
  readonly discard: () => void
  /** Saves all changes or none; false when something was refused. */
  readonly save: () => Promise<boolean>
}

/**
 * The typed figures of the sheet. They stay while other pages of goods are looked at: `seen` has all goods that were
 * shown since, each as it is stored now.
 */
export function usePriceSheet(seen: readonly SheetGoods[]): PriceSheet {
  const say = useText('price_sheet', 'backoffice', 'error', 'common')
  const [edits, setEdits] = useState<Edits>(new Map())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [send, { isLoading: saving }] = useSaveSkuSheetMutation()
  const keyOf = useIdempotencyKey()
  const skus = useMemo(() => new Map(seen.flatMap(goods => goods.skus.map(sku => [sku.id, sku]))), [seen])
  const { changes, wrong } = useMemo(() => changesOf(seen, edits), [seen, edits])
  useUnsaved(edits.size > 0)
  const problems = useMemo(
    () =>
      new Map([
        ...refused,
        ...wrong.map(key => [key, say(key.endsWith(':stock') ? 'price_sheet.wrong_stock' : 'error.money')] as const),
      ]),
    [refused, wrong, say],
  )
  const write = (texts: CellTexts) => {
    setEdits(before => withTexts(before, skus, texts))
    setRefused(before => {
      if (before.size === 0) return before
      const next = new Map(before)
      for (const [id, field] of texts) next.delete(cellKey(id, field))
      return next
    })
  }
  const put = async (rows: ReturnType<typeof rowsOf>): Promise<ReadonlyMap<string, string> | undefined> => {
    const { error } = await send({ rows, idempotencyKey: keyOf({ rows }) })
    if (error === undefined) return undefined
    const { fields = {}, message } = refusalOf(error, say)
    if (message !== undefined) toast.error(message)
    return new Map(Object.entries(fields).map(([field, text]) => [keyAt(field, rows), text]))
  }
  const save = async (): Promise<boolean> => {
    const rows = rowsOf(changes)
    if (rows.length > SKU_SHEET_ROWS) {
      toast.error(say('price_sheet.too_many', { limit: SKU_SHEET_ROWS }))
      return false
    }
    const failed = await put(rows)
    if (failed !== undefined) {
      setRefused(failed)
      return false
    }
    setEdits(new Map())
    setRefused(new Map())
    const undo = () => void put(rowsOf(changes, { back: true }))
    toast.success(say('price_sheet.saved', { count: changes.length }), {
      action: { label: say('common.undo'), onClick: undo },
    })
    return true
  }
  const discard = () => {
    setEdits(new Map())
    setRefused(new Map())
  }
  return { edits, changes, problems, saving, write, discard, save }
}

/** The cell that a field of the answer is about: `rows.3.price`; a SKU that is gone is wrong at its first changed cell. */
function keyAt(field: string, rows: ReturnType<typeof rowsOf>): string {
  const [, at, name] = field.split('.')
  const row = rows[Number(at)]
  const column = SHEET_FIELDS.find(each => each === name) ?? SHEET_FIELDS.find(each => row !== undefined && each in row)
  return cellKey(row?.sku_id ?? 0, column ?? 'price')
}

/** The goods as they were last seen, by id: those of `now` replace what was known. */
export const seenWith = (known: readonly SheetGoods[], now: readonly SheetGoods[]): readonly SheetGoods[] => {
  const byId = new Map([...known, ...now].map(goods => [goods.goods_id, goods]))
  return [...byId.values()]
}

/** SKUs that are shown as rows: those of goods that are open, and the only ones of goods. */
export const shownSkus = (goods: readonly SheetGoods[], open: ReadonlySet<number>): readonly SheetSku[] =>
  goods.flatMap(({ goods_id, skus }) => (skus.length === 1 || open.has(goods_id) ? skus : []))
