import type { SheetGoods, SheetSku } from '@shiji/contract/catalog/desk/sku-sheet.ts'
import { MOST_FIGURE } from '@shiji/contract/catalog/desk/sku-sheet.words.ts'
import { fen, fenToYuan, yuanToFen } from '@shiji/kit/money/fen.ts'
import { type Place, pastedLines, placedTexts, plainFigure } from '../cells/pasted-block.ts'

/** Columns of the sheet that are typed in, in order. */
export const SHEET_FIELDS = ['price', 'market_price', 'stock'] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** Names a cell. */
export const cellKey = (skuId: number, field: SheetField): string => `${skuId}:${field}`

/** Typed texts by cell; cells that are as stored are not in it. */
export type Edits = ReadonlyMap<string, string>

/** The text of a stored figure: yuan, or pieces. */
export const textOf = (field: SheetField, value: number): string =>
  field === 'stock' ? String(value) : fenToYuan(fen(value))

/**
 * The figure that a text means, in fen or pieces; undefined for a text that is invalid, negative or too big. Signs of money,
 * blanks and commas that spreadsheets copy are left out; an empty list price is 0.
 */
export function figureOf(field: SheetField, text: string): number | undefined {
  const plain = plainFigure(text)
  if (plain === '') return field === 'market_price' ? 0 : undefined
  const value = field === 'stock' ? (/^\d{1,9}(\.0+)?$/.test(plain) ? Number(plain) : undefined) : yuanToFen(plain)
  return value === undefined || value < 0 || value > MOST_FIGURE[field] ? undefined : value
}

/** The edits with other texts in some cells; a text that means the stored figure is no edit. */
export function withTexts(
  edits: Edits,
  skus: ReadonlyMap<number, SheetSku>,
  texts: readonly (readonly [skuId: number, field: SheetField, text: string])[],
): Edits {
  const next = new Map(edits)
  for (const [id, field, text] of texts) {
    const sku = skus.get(id)
    if (sku === undefined) continue
    if (figureOf(field, text) === sku[field]) next.delete(cellKey(id, field))
    else next.set(cellKey(id, field), text)
  }
  return next
}

/** A rectangle of cells: two corners, as places of rows and columns. */
export interface Block {
  readonly from: Place
  readonly to: Place
}

/** Cells of a block, row by row. */
export function cellsIn(rows: readonly SheetSku[], { from, to }: Block): (readonly [SheetSku, SheetField])[][] {
  const [top, bottom] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [left, right] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
  return rows.slice(top, bottom + 1).map(sku => SHEET_FIELDS.slice(left, right + 1).map(field => [sku, field] as const))
}

/** The texts of a block as spreadsheets paste them: a tab between cells, a line per row. */
export const copiedText = (rows: readonly SheetSku[], edits: Edits, block: Block): string =>
  cellsIn(rows, block)
    .map(cells =>
      cells.map(([sku, field]) => edits.get(cellKey(sku.id, field)) ?? textOf(field, sku[field])).join('\t'),
    )
    .join('\n')

/**
 * The texts of a pasted block from a cell on. One pasted cell fills the whole block that is chosen; what is beyond the
 * last row or column is counted in `beyond`.
 */
export function pastedTexts(
  rows: readonly SheetSku[],
  block: Block,
  pasted: string,
): { readonly texts: (readonly [number, SheetField, string])[]; readonly beyond: number } {
  const lines = pastedLines(pasted)
  const [only] = lines.length === 1 && lines[0]?.length === 1 ? lines[0] : []
  if (only !== undefined)
    return {
      texts: cellsIn(rows, block)
        .flat()
        .map(([sku, field]) => [sku.id, field, only]),
      beyond: 0,
    }
  const corner: Place = [Math.min(block.from[0], block.to[0]), Math.min(block.from[1], block.to[1])]
  const { texts, beyond } = placedTexts(lines, corner, { rows: rows.length, columns: SHEET_FIELDS.length })
  return {
    texts: texts.flatMap(([row, column, text]): (readonly [number, SheetField, string])[] => {
      const sku = rows[row]
      const field = SHEET_FIELDS[column]
      return sku === undefined || field === undefined ? [] : [[sku.id, field, text]]
    }),
    beyond,
  }
}

/** How figures are changed together: by a share, by an amount, or to one value. */
export type Adjustment =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'set'; readonly amount: number }

/** To what prices are rounded, in fen; `99` lets them end with .99. */
export const ROUNDINGS = { fen: 1, jiao: 10, yuan: 100, ninety_nine: 100 } as const
export type Rounding = keyof typeof ROUNDINGS

/** A figure after an adjustment, half a step rounded up; never below zero. */
export function adjusted(field: SheetField, value: number, how: Adjustment, rounding: Rounding): number {
  const exact =
    how.kind === 'set'
      ? how.amount
      : how.kind === 'add'
        ? value + how.amount
        : (value * (10_000 + Math.round(how.percent * 100))) / 10_000
  if (field === 'stock') return Math.max(0, Math.round(exact))
  const step = ROUNDINGS[rounding]
  const rounded = Math.round(exact / step) * step
  return Math.max(0, rounding === 'ninety_nine' && rounded > 0 ? rounded - 1 : rounded)
}

/** The texts of cells after an adjustment of what is typed in them, else of what is stored; prices and stock apart. */
export function adjustedTexts(
  cells: readonly (readonly [SheetSku, SheetField])[],
  edits: Edits,
  { field, how, rounding }: { readonly field: SheetField; readonly how: Adjustment; readonly rounding: Rounding },
): (readonly [number, SheetField, string])[] {
  return cells
    .filter(([, each]) => (each === 'stock') === (field === 'stock'))
    .map(([sku, each]) => {
      const typed = figureOf(each, edits.get(cellKey(sku.id, each)) ?? String(Number.NaN))
      return [sku.id, each, textOf(each, adjusted(each, typed ?? sku[each], how, rounding))] as const
    })
}

/** A cell with another figure than the stored one. */
export interface FigureChange {
  readonly sku: SheetSku
  readonly goodsId: number
  readonly field: SheetField
  readonly from: number
  readonly to: number
}

/** The changed cells, and the keys of those whose text is no figure. */
export function changesOf(
  goods: readonly SheetGoods[],
  edits: Edits,
): { readonly changes: readonly FigureChange[]; readonly wrong: readonly string[] } {
  const wrong: string[] = []
  const changes = goods.flatMap(({ goods_id: goodsId, skus }) =>
    skus.flatMap(sku =>
      SHEET_FIELDS.flatMap((field): FigureChange[] => {
        const text = edits.get(cellKey(sku.id, field))
        if (text === undefined) return []
        const to = figureOf(field, text)
        if (to === undefined) wrong.push(cellKey(sku.id, field))
        return to === undefined || to === sku[field] ? [] : [{ sku, goodsId, field, from: sku[field], to }]
      }),
    ),
  )
  return { changes, wrong }
}

/** Rows of a save: one per SKU, with what the sheet showed; `back` undoes the same changes. */
export function rowsOf(changes: readonly FigureChange[], { back = false } = {}) {
  const bySku = Map.groupBy(changes, change => change.sku.id)
  return [...bySku].map(([sku_id, own]) => ({
    sku_id,
    ...Object.fromEntries(
      own.flatMap(({ field, from, to }) => [
        [field, back ? from : to],
        [`${field}_was`, back ? to : from],
      ]),
    ),
  }))
}
