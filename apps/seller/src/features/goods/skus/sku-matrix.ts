import type { FormSku, GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'

/** A value of an axis: 红, 256 GB. `key` stays through renaming and moving. */
export interface ValueDraft {
  readonly key: string
  readonly name: string
  readonly name_en: string
  /** Picture of the value; '' for none. Shown to buyers for the first axis. */
  readonly image: string
}

/** What SKUs differ by: 颜色, 容量. */
export interface AxisDraft {
  readonly key: string
  readonly name: string
  readonly name_en: string
  readonly values: readonly ValueDraft[]
}

/** Columns that can be typed in. */
export const SKU_FIELDS = [
  'price',
  'market_price',
  'stock',
  'weight',
  'code',
] as const satisfies readonly (keyof FormSku)[]
export type SkuField = (typeof SKU_FIELDS)[number]

type Typed = { readonly [Field in Exclude<SkuField, 'code'>]?: FormSku[Field] | undefined }

/** Input of one SKU; amounts in fen, weight in grams, stock on hand, undefined where empty. */
export interface SkuCell extends Typed, Pick<FormSku, 'code'> {
  /** Of the SKU that it is on the server. */
  readonly id?: number
  /** On hand when the form was opened. */
  readonly stock_was?: number
  /** Held by unpaid orders when the form was opened. */
  readonly reserved?: number
}

/**
 * Axes and what was typed for their combinations. `cells` also keeps hidden combinations, so that a restored value gets its input back; a SKU id is
 * in one cell only.
 */
export interface SkuMatrix {
  readonly axes: readonly AxisDraft[]
  readonly cells: Readonly<Record<string, SkuCell>>
  /** Values that were taken away, by axis. */
  readonly gone: readonly { readonly axis: string; readonly value: ValueDraft }[]
  /** Number of the next key. */
  readonly next: number
}

/** One SKU as the page shows it: its values, their positions on the axes, and the input. */
export interface SkuRow {
  readonly key: string
  readonly values: readonly ValueDraft[]
  readonly place: readonly number[]
  readonly cell: SkuCell
}

const EMPTY: SkuCell = { code: '' }

/** One SKU without axes, nothing typed. */
export const newMatrix: SkuMatrix = { axes: [], cells: { '': EMPTY }, gone: [], next: 1 }

/** Key of a combination, whatever the order of the axes. */
const keyOf = (values: readonly { readonly key: string }[]): string =>
  values
    .map(value => value.key)
    .toSorted()
    .join('|')

/** Every combination of one value of each axis, the last axis changing first. Axes without values count for nothing. */
export function skuRows({ axes, cells }: Pick<SkuMatrix, 'axes' | 'cells'>): readonly SkuRow[] {
  const start: readonly { values: readonly ValueDraft[]; place: readonly number[] }[] = [{ values: [], place: [] }]
  return axes
    .filter(axis => axis.values.length > 0)
    .reduce(
      (rows, axis) =>
        rows.flatMap(row =>
          axis.values.map((value, at) => ({ values: [...row.values, value], place: [...row.place, at] })),
        ),
      start,
    )
    .map(row => {
      const key = keyOf(row.values)
      return { ...row, key, cell: cells[key] ?? EMPTY }
    })
}

/** How many SKUs there would be with so many more values on an axis. */
export function countWith(axes: readonly AxisDraft[], axisKey: string, more: number): number {
  return axes
    .map(axis => axis.values.length + (axis.key === axisKey ? more : 0))
    .filter(count => count > 0)
    .reduce((product, count) => product * count, 1)
}

/** Whether that many SKUs are too many for one goods. */
export const isTooMany = (count: number): boolean => count > LIMITS.goods.skus

/** The matrix as the server has it. A SKU without its own list price shows that of the goods, as buyers see it. */
export function toMatrix(goods: Pick<GoodsForm, 'axes' | 'skus' | 'market_price'>): SkuMatrix {
  const axes = goods.axes.map((axis, at) => ({
    ...axis,
    key: `a${at}`,
    values: axis.values.map((value, index) => ({ ...value, key: `a${at}v${index}` })),
  }))
  const cells = goods.skus.map(sku => [
    keyOf(sku.value_index.map((at, axis) => ({ key: `a${axis}v${at}` }))),
    {
      id: sku.id,
      price: sku.price,
      market_price: sku.market_price || goods.market_price || undefined,
      stock: sku.stock,
      stock_was: sku.stock,
      reserved: sku.reserved,
      weight: sku.weight || undefined,
      code: sku.code,
    },
  ])
  return { axes, cells: Object.fromEntries(cells), gone: [], next: 1 }
}

/** The same for goods of their own: no SKU of it exists, nothing is in stock, and codes stay with their goods. */
export const asNew = (matrix: SkuMatrix): SkuMatrix => ({
  ...matrix,
  cells: Object.fromEntries(
    Object.entries(matrix.cells).map(([key, { price, market_price, weight }]) => [
      key,
      { price, market_price, weight, code: '' },
    ]),
  ),
})

const withAxis = (matrix: SkuMatrix, key: string, change: (axis: AxisDraft) => AxisDraft): SkuMatrix => ({
  ...matrix,
  axes: matrix.axes.map(axis => (axis.key === key ? change(axis) : axis)),
})

/** Adds an axis that has no values yet; the SKUs stay as they are. */
export const addAxis = (matrix: SkuMatrix): SkuMatrix => ({
  ...matrix,
  axes: [...matrix.axes, { key: `n${matrix.next}`, name: '', name_en: '', values: [] }],
  next: matrix.next + 1,
})

/** A spec of the store: names of an option and of its values. */
interface Spec extends Pick<AxisDraft, 'name' | 'name_en'> {
  readonly values: readonly Pick<ValueDraft, 'name' | 'name_en'>[]
}

/** How many SKUs there would be with a spec as another option. */
export const countWithSpec = ({ axes }: SkuMatrix, spec: Spec): number =>
  countWith(axes, '', 0) * Math.max(1, spec.values.length)

/** Adds an option with the names and values of a spec of the store. */
export function addSpec(matrix: SkuMatrix, { name, name_en, values }: Spec): SkuMatrix {
  const key = `n${matrix.next}`
  const named = changeAxis(addAxis(matrix), key, { name, name_en })
  const filled = addValues(
    named,
    key,
    values.map(value => value.name),
  )
  const english = new Map(values.map(value => [value.name, value.name_en]))
  return withAxis(filled, key, axis => ({
    ...axis,
    values: axis.values.map(value => ({ ...value, name_en: english.get(value.name) ?? value.name_en })),
  }))
}

export const changeAxis = (
  matrix: SkuMatrix,
  key: string,
  change: Partial<Pick<AxisDraft, 'name' | 'name_en'>>,
): SkuMatrix => withAxis(matrix, key, axis => ({ ...axis, ...change }))

/** Moves an axis before the others; pictures belong to the first. */
export const leadWith = (matrix: SkuMatrix, key: string): SkuMatrix => ({
  ...matrix,
  axes: [...matrix.axes.filter(axis => axis.key === key), ...matrix.axes.filter(axis => axis.key !== key)],
})

/**
 * Adds values by name; names that the axis has already are left out, and one that was taken away comes back with what was
 * typed for it. The first value of an axis takes over what was typed before the axis was there.
 */
export function addValues(matrix: SkuMatrix, axisKey: string, names: readonly string[]): SkuMatrix {
  const axis = matrix.axes.find(each => each.key === axisKey)
  if (axis === undefined) return matrix
  const known = new Set(axis.values.map(value => value.name))
  const fresh = [...new Set(names.map(name => name.trim()))].filter(name => name !== '' && !known.has(name))
  const added = fresh.map((name, at): ValueDraft => {
    const back = matrix.gone.find(each => each.axis === axisKey && each.value.name === name)
    return back?.value ?? { key: `n${matrix.next + at}`, name, name_en: '', image: '' }
  })
  const [first] = added
  if (first === undefined) return matrix
  const grown = withAxis(matrix, axisKey, each => ({ ...each, values: [...each.values, ...added] }))
  const keys = new Set(added.map(value => value.key))
  return {
    ...grown,
    cells: axis.values.length === 0 ? moved(matrix, row => [...row, first]) : matrix.cells,
    gone: matrix.gone.filter(({ value }) => !keys.has(value.key)),
    next: matrix.next + fresh.length,
  }
}

/** Copies the input of rows to other combinations. */
function moved(
  matrix: SkuMatrix,
  place: (values: readonly ValueDraft[]) => readonly ValueDraft[] | undefined,
): SkuMatrix['cells'] {
  const rows = skuRows(matrix).map(row => ({ from: row.key, to: place(row.values), cell: row.cell }))
  const left = new Set(rows.filter(row => row.to !== undefined).map(row => row.from))
  const kept = Object.entries(matrix.cells).filter(([key]) => !left.has(key))
  const put = rows.flatMap(({ to, cell }) => (to === undefined ? [] : [[keyOf(to), cell] as const]))
  return Object.fromEntries([...kept, ...put])
}

export const changeValue = (
  matrix: SkuMatrix,
  axisKey: string,
  key: string,
  change: Partial<Omit<ValueDraft, 'key'>>,
): SkuMatrix =>
  withAxis(matrix, axisKey, axis => ({
    ...axis,
    values: axis.values.map(value => (value.key === key ? { ...value, ...change } : value)),
  }))

export const orderValues = (matrix: SkuMatrix, axisKey: string, values: readonly ValueDraft[]): SkuMatrix =>
  withAxis(matrix, axisKey, axis => ({ ...axis, values }))

/**
 * Takes a value away with its SKUs. With the last one its axis means nothing any more, and what was typed stands for the
 * combinations without it.
 */
export function removeValue(matrix: SkuMatrix, axisKey: string, key: string): SkuMatrix {
  const axis = matrix.axes.find(each => each.key === axisKey)
  const value = axis?.values.find(each => each.key === key)
  if (axis === undefined || value === undefined) return matrix
  const cells = axis.values.length === 1 ? moved(matrix, row => row.filter(each => each.key !== key)) : matrix.cells
  return {
    ...withAxis(matrix, axisKey, each => ({ ...each, values: each.values.filter(one => one.key !== key) })),
    cells,
    gone: [...matrix.gone, { axis: axisKey, value }],
  }
}

/** Removes an axis. The input of its first value becomes that of the combinations without it. */
export function removeAxis(matrix: SkuMatrix, axisKey: string): SkuMatrix {
  const axis = matrix.axes.find(each => each.key === axisKey)
  const others = axis?.values.slice(1) ?? []
  const [first] = axis?.values ?? []
  const one = others.reduce((left, value) => removeValue(left, axisKey, value.key), matrix)
  const none = first === undefined ? one : removeValue(one, axisKey, first.key)
  return { ...none, axes: none.axes.filter(each => each.key !== axisKey) }
}

/**
 * Rebases the matrix on the stored goods, by id or by the names of the values. Input stays; unchanged stock follows the server, and so does stock
 * that `saved` has already written.
 */
export function rebase(matrix: SkuMatrix, goods: Pick<GoodsForm, 'axes' | 'skus'>, saved?: SkuMatrix): SkuMatrix {
  const there = toMatrix({ ...goods, market_price: 0 })
  const pathOf = (row: SkuRow, of: SkuMatrix) =>
    JSON.stringify(
      row.values
        .map((value, at) => [of.axes.filter(axis => axis.values.length > 0)[at]?.name.trim(), value.name.trim()])
        .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    )
  const rows = skuRows(there)
  const byId = new Map(rows.map(row => [row.cell.id, row.cell]))
  const byPath = new Map(rows.map(row => [pathOf(row, there), row.cell]))
  const settled = saved && new Map(skuRows(saved).map(row => [row.key, row.cell.stock]))
  const put = skuRows(matrix).flatMap(row => {
    const { cell } = row
    const now = cell.id === undefined ? byPath.get(pathOf(row, matrix)) : byId.get(cell.id)
    if (now?.id === undefined || now.stock === undefined) return []
    const known = settled === undefined ? cell.stock_was : settled.get(row.key)
    const { id, stock, reserved = 0 } = now
    return [
      [row.key, { ...cell, id, stock_was: stock, reserved, stock: cell.stock === known ? stock : cell.stock }] as const,
    ]
  })
  return { ...matrix, cells: { ...matrix.cells, ...Object.fromEntries(put) } }
}

/** SKUs that exist on the server and would be given up by another matrix. */
export function lostRows(before: SkuMatrix, after: SkuMatrix): readonly SkuRow[] {
  const kept = new Set(skuRows(after).map(row => row.cell.id))
  return skuRows(before).filter(row => row.cell.id !== undefined && !kept.has(row.cell.id))
}

/** Writes into one row. */
export const changeCell = (matrix: SkuMatrix, rowKey: string, change: Partial<SkuCell>): SkuMatrix => ({
  ...matrix,
  cells: { ...matrix.cells, [rowKey]: { ...(matrix.cells[rowKey] ?? EMPTY), ...change } },
})

/** Writes the same into every row, or only where nothing is typed yet. */
export function fillColumn(
  matrix: SkuMatrix,
  change: Partial<Pick<SkuCell, SkuField>>,
  { onlyEmpty = false }: { readonly onlyEmpty?: boolean } = {},
): SkuMatrix {
  const isFilled = (cell: SkuCell) =>
    SKU_FIELDS.some(field => field in change && cell[field] !== undefined && cell[field] !== '')
  const filled = skuRows(matrix)
    .filter(row => !(onlyEmpty && isFilled(row.cell)))
    .map(row => [row.key, { ...row.cell, ...change }] as const)
  return { ...matrix, cells: { ...matrix.cells, ...Object.fromEntries(filled) } }
}

/** Words of a row: 红 / S; '' for the only SKU of goods without axes. */
export const rowName = (row: Pick<SkuRow, 'values'>, locale: string): string =>
  row.values.map(value => (locale === 'en' && value.name_en !== '' ? value.name_en : value.name)).join(' / ')
