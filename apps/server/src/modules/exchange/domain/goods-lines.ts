import type { SheetColumnName } from '@shiji/contract/exchange/sheet.words.ts'
import type { FreightMode, ShelfStatus } from '@shiji/contract/statuses.ts'
import { type Fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import type { SheetRow } from './sheet-row.ts'
import type { Names, Words } from './sheet-words.ts'

/** An axis with its values, as goods keep it. */
export interface LineAxis {
  readonly name: string
  readonly name_en: string
  readonly values: readonly { readonly name: string; readonly name_en: string; readonly image: string }[]
}

/** What a goods sheet says of goods. */
export interface LineGoods {
  readonly name: string
  readonly nameEn: string
  readonly subname: string
  readonly subnameEn: string
  readonly classId: number
  readonly brandId: number | null
  readonly images: readonly string[]
  readonly freightMode: string
  readonly freightId: number | null
  readonly shipHours: number | null
  readonly shelf: string
  readonly axes: readonly LineAxis[]
}

/** What a goods sheet says of a SKU. */
export interface LineSku {
  readonly id: number
  readonly valueIndex: readonly number[]
  readonly price: Fen
  readonly marketPrice: Fen
  readonly onHand: number
  readonly weight: number
  readonly code: string
  readonly image: string
}

/** How a sheet writes records and words. */
export interface SheetRefs {
  readonly classes: Names
  readonly brands: Names
  readonly freights: Names
  readonly shelf: Words<ShelfStatus>
  readonly freight: Words<FreightMode>
}

type Cells = Partial<Record<SheetColumnName, string>>

const AXES = [1, 2, 3] as const

/** The columns of an axis, by its place from 0. */
export const axisColumns = (at: number) => {
  const place = AXES[at] ?? 3
  return {
    axis: `axis_${place}`,
    axisEn: `axis_${place}_en`,
    value: `value_${place}`,
    valueEn: `value_${place}_en`,
  } as const
}

/**
 * The lines of goods in a sheet, one per SKU. Facts of the goods are in the first line; `mark` and the values name each.
 */
export function goodsLines(mark: string, goods: LineGoods, skus: readonly LineSku[], refs: SheetRefs): Cells[] {
  return skus.map((sku, at) => ({
    goods: mark,
    ...(at === 0 ? goodsCells(goods, refs) : {}),
    ...axisCells(goods.axes, sku.valueIndex),
    code: sku.code,
    price: fenToYuan(sku.price),
    market_price: fenToYuan(sku.marketPrice),
    stock: String(sku.onHand),
    weight: String(sku.weight),
    picture: sku.image,
  }))
}

function goodsCells(goods: LineGoods, refs: SheetRefs): Cells {
  const mode = (['free', 'custom'] as const).find(each => each === goods.freightMode) ?? 'default'
  return {
    name: goods.name,
    name_en: goods.nameEn,
    subname: goods.subname,
    subname_en: goods.subnameEn,
    class: refs.classes.nameOf(goods.classId),
    brand: goods.brandId === null ? '' : refs.brands.nameOf(goods.brandId),
    images: goods.images.join(' '),
    freight: mode === 'custom' ? refs.freights.nameOf(goods.freightId ?? 0) : refs.freight.textOf(mode),
    ship_hours: goods.shipHours === null ? '' : String(goods.shipHours),
    shelf: refs.shelf.textOf(goods.shelf === 'on_shelf' ? 'on_shelf' : 'off_shelf'),
  }
}

const axisCells = (axes: readonly LineAxis[], valueIndex: readonly number[]): Cells =>
  Object.assign(
    {},
    ...axes.map((axis, at): Cells => {
      const columns = axisColumns(at)
      const value = axis.values[valueIndex[at] ?? 0]
      return {
        [columns.axis]: axis.name,
        [columns.axisEn]: axis.name_en,
        [columns.value]: value?.name ?? '',
        [columns.valueEn]: value?.name_en ?? '',
      }
    }),
  )

/** Which SKU a line means: its values in the order of the axes. */
const valuesOf = (cells: Readonly<Cells>): string =>
  JSON.stringify([cells.value_1 ?? '', cells.value_2 ?? '', cells.value_3 ?? ''])

/** Whether these lines of a file say nothing but what is so already. Columns that the file lacks say nothing. */
export function saysTheSame(rows: readonly SheetRow[], lines: readonly Cells[]): boolean {
  const first = lines[0] ?? {}
  const bySku = new Map(lines.map(line => [valuesOf(line), line]))
  return rows.every((row, at) => {
    const line = bySku.get(valuesOf(row.cells))
    return (
      line !== undefined &&
      Object.entries(row.cells).every(([name, text]) => {
        const now = Reflect.get(line, name) ?? Reflect.get(first, name) ?? ''
        return text === now || (at > 0 && text === '' && Reflect.get(line, name) === undefined)
      })
    )
  })
}
