import { GOODS_COLUMNS, type SheetColumnName } from '@shiji/contract/exchange/sheet.words.ts'
import { type Fen, yuanToFen, ZERO } from '@shiji/kit/money/fen.ts'
import { axisColumns, type LineAxis, type LineGoods, type LineSku, type SheetRefs } from './goods-lines.ts'
import { type CellFault, faultAt, type SheetRow, wholeOf } from './sheet-row.ts'

/** A row of the SKU matrix as the goods form sends it. */
export interface ReadSku {
  readonly id?: number
  readonly value_index: readonly number[]
  readonly price: Fen
  readonly market_price: LineSku['marketPrice']
  readonly stock: number
  readonly stock_was?: number
  readonly weight?: number
  readonly code?: string
  readonly image?: string
}

/** What the lines of goods ask for: input as the form sends it, and where each of its fields is in the sheet. */
export interface ReadGoods {
  readonly input: Readonly<Record<string, unknown>>
  readonly faults: readonly CellFault[]
  /** The cell of a field such as `skus.3.price`. */
  readonly cellOf: (field: string) => { readonly row: SheetRow; readonly column: SheetColumnName }
}

/** The goods that the lines change, with their SKUs. */
export interface KnownGoods {
  readonly goods: Pick<LineGoods, 'axes'>
  readonly skus: readonly LineSku[]
}

/**
 * Reads the lines of one goods. SKUs that the lines do not name stay as they are. Cells that cannot be read are
 * faults; everything else is left to the rules of the form.
 */
export function readGoodsLines(rows: readonly SheetRow[], known: KnownGoods | undefined, refs: SheetRefs): ReadGoods {
  const faults: CellFault[] = []
  const [first] = rows
  if (first === undefined) throw new Error('goods without lines')
  faults.push(...differences(rows, first))
  const goods = readGoods(first, refs, faults)
  const axes = readAxes(rows, first, known?.goods.axes, faults)
  const places = axes.places
  const skus = rows.map((row, at) => readSku(row, places[at] ?? [], known, faults))
  const seen = new Map<string, number>()
  for (const [at, place] of places.entries()) {
    const row = rows[at] ?? first
    const key = place.join('-')
    if (seen.has(key)) faults.push(faultAt(row, place.length > 0 ? 'value_1' : 'goods', 'refusal.sku_duplicate'))
    seen.set(key, at)
  }
  const untouched = (known?.skus ?? []).filter(sku => !seen.has(sku.valueIndex.join('-'))).map(sameSku)
  const rowOf = (sku: ReadSku | undefined) => (sku === undefined ? undefined : rows[skus.indexOf(sku)])
  const matrix = inOldOrder([...untouched, ...skus], known?.skus ?? [])
  return {
    input: { ...goods, ...(known !== undefined && axes.isSame ? {} : { axes: axes.axes }), skus: matrix },
    faults,
    cellOf: field => cellOf(field, first, at => rowOf(matrix[at]) ?? first),
  }
}

/** SKUs that exist stay where they are, new ones follow in the order of the file. */
function inOldOrder(skus: readonly ReadSku[], known: readonly LineSku[]): ReadSku[] {
  const places = new Map(known.map((sku, at) => [sku.id, at]))
  const placeOf = (sku: ReadSku) => (sku.id === undefined ? known.length : (places.get(sku.id) ?? known.length))
  return skus.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const sameSku = (sku: LineSku): ReadSku => ({
  id: sku.id,
  value_index: sku.valueIndex,
  price: sku.price,
  market_price: sku.marketPrice,
  stock: sku.onHand,
  stock_was: sku.onHand,
  weight: sku.weight,
  code: sku.code,
  image: sku.image,
})

/** Facts of the goods in further lines must be empty or the same. */
const differences = (rows: readonly SheetRow[], first: SheetRow): CellFault[] =>
  rows.slice(1).flatMap(row =>
    GOODS_COLUMNS.flatMap(column => {
      const text = row.cells[column] ?? ''
      return text === '' || text === first.cells[column] ? [] : [faultAt(row, column, 'refusal.sheet_differs')]
    }),
  )

function readGoods(first: SheetRow, refs: SheetRefs, faults: CellFault[]): Readonly<Record<string, unknown>> {
  const { cells } = first
  const wrong = (column: SheetColumnName, key: string) => {
    faults.push(faultAt(first, column, key))
    return undefined
  }
  const texts = Object.fromEntries(
    (['name', 'name_en', 'subname', 'subname_en'] as const).flatMap(name =>
      cells[name] === undefined ? [] : [[name, cells[name]]],
    ),
  )
  return {
    ...texts,
    ...(cells.class === undefined
      ? {}
      : {
          class_id:
            refs.classes.idOf(cells.class) ??
            wrong('class', cells.class === '' ? 'error.required' : 'refusal.not_a_choice'),
        }),
    ...(cells.brand === undefined
      ? {}
      : {
          brand_id:
            cells.brand === '' ? null : (refs.brands.idOf(cells.brand) ?? wrong('brand', 'refusal.not_a_choice')),
        }),
    ...(cells.images === undefined ? {} : { images: cells.images.split(/\s+/).filter(url => url !== '') }),
    ...(cells.freight === undefined
      ? {}
      : readFreight(cells.freight, refs, () => wrong('freight', 'refusal.not_a_choice'))),
    ...(cells.ship_hours === undefined
      ? {}
      : {
          ship_hours:
            cells.ship_hours === '' ? null : (wholeOf(cells.ship_hours) ?? wrong('ship_hours', 'error.whole_number')),
        }),
    ...(cells.shelf === undefined || cells.shelf === ''
      ? {}
      : { shelf: refs.shelf.wordOf(cells.shelf) ?? wrong('shelf', 'refusal.not_a_choice') }),
  }
}

function readFreight(text: string, refs: SheetRefs, wrong: () => undefined) {
  const mode = text === '' ? 'default' : refs.freight.wordOf(text)
  if (mode === 'default' || mode === 'free') return { freight_mode: mode, freight_id: null }
  const id = refs.freights.idOf(text)
  if (id === undefined) wrong()
  return { freight_mode: 'custom', freight_id: id ?? null }
}

interface ReadAxes {
  readonly axes: readonly LineAxis[]
  readonly isSame: boolean
  /** Positions of the values of each line. */
  readonly places: readonly (readonly number[])[]
}

/** The axes of the lines. Those of goods that exist keep their names, pictures and values; new values are added. */
function readAxes(
  rows: readonly SheetRow[],
  first: SheetRow,
  known: readonly LineAxis[] | undefined,
  faults: CellFault[],
): ReadAxes {
  const count = [0, 1, 2].filter(at => (first.cells[axisColumns(at).axis] ?? '') !== '').length
  for (let at = 0; at < count; at += 1)
    if ((first.cells[axisColumns(at).axis] ?? '') === '')
      faults.push(faultAt(first, axisColumns(at).axis, 'error.required'))
  if (known !== undefined && known.length !== count) {
    const column = axisColumns(Math.min(known.length, count)).axis
    faults.push(faultAt(first, first.cells[column] === undefined ? 'goods' : column, 'refusal.sheet_axes'))
  }
  const read = Array.from({ length: count }, (_, at) => readAxis(rows, first, at, known?.[at], faults))
  return {
    axes: read.map(({ axis }) => axis),
    isSame: read.every(({ axis }, at) => JSON.stringify(axis) === JSON.stringify(known?.[at])),
    places: rows.map((_, row) => read.map(({ places }) => places[row] ?? 0)),
  }
}

function readAxis(
  rows: readonly SheetRow[],
  first: SheetRow,
  at: number,
  known: LineAxis | undefined,
  faults: CellFault[],
): { readonly axis: LineAxis; readonly places: readonly number[] } {
  const columns = axisColumns(at)
  const name = first.cells[columns.axis] ?? ''
  if (known !== undefined && known.name !== name) faults.push(faultAt(first, columns.axis, 'refusal.sheet_axes'))
  const values = [...(known?.values ?? [])]
  const english = new Map<string, string>()
  const places = rows.map(row => {
    for (const column of [columns.axis, columns.axisEn]) {
      const text = row.cells[column] ?? ''
      if (text !== '' && text !== (first.cells[column] ?? ''))
        faults.push(faultAt(row, column, 'refusal.sheet_differs'))
    }
    const value = row.cells[columns.value] ?? ''
    if (value === '') faults.push(faultAt(row, columns.value, 'error.required'))
    const nameEn = row.cells[columns.valueEn]
    const found = values.findIndex(each => each.name === value)
    const place = found === -1 ? values.length : found
    const before = values[place]
    if (nameEn !== undefined && nameEn !== '' && english.has(value) && english.get(value) !== nameEn)
      faults.push(faultAt(row, columns.valueEn, 'refusal.sheet_differs'))
    if (before === undefined)
      values.push({ name: value, name_en: nameEn ?? '', image: at === 0 ? (row.cells.picture ?? '') : '' })
    else if (nameEn !== undefined && !english.has(value)) values[place] = { ...before, name_en: nameEn }
    if (!english.has(value)) english.set(value, nameEn ?? '')
    return place
  })
  const nameEn = first.cells[columns.axisEn] ?? known?.name_en ?? ''
  return { axis: { name, name_en: nameEn, values }, places }
}

function readSku(row: SheetRow, place: readonly number[], known: KnownGoods | undefined, faults: CellFault[]): ReadSku {
  const before = known?.skus.find(sku => sku.valueIndex.join('-') === place.join('-'))
  const money = (column: 'price' | 'market_price', otherwise: Fen): Fen => {
    const text = (row.cells[column] ?? '').replaceAll(',', '')
    if (text === '' && column === 'market_price') return row.cells[column] === undefined ? otherwise : ZERO
    if (text === '') faults.push(faultAt(row, column, 'error.required'))
    const amount = yuanToFen(text)
    if (text !== '' && amount === undefined) faults.push(faultAt(row, column, 'error.money'))
    return amount ?? ZERO
  }
  const whole = (column: 'stock' | 'weight', otherwise: number) => {
    const text = row.cells[column] ?? ''
    if (text === '') return otherwise
    const number = wholeOf(text)
    if (number === undefined) faults.push(faultAt(row, column, 'error.whole_number'))
    return number ?? otherwise
  }
  return {
    ...(before === undefined ? {} : { id: before.id }),
    value_index: place,
    price: money('price', before?.price ?? ZERO),
    market_price: money('market_price', before?.marketPrice ?? ZERO),
    stock: whole('stock', before?.onHand ?? 0),
    weight: whole('weight', before?.weight ?? 0),
    code: row.cells.code ?? before?.code ?? '',
    image: row.cells.picture ?? before?.image ?? '',
  }
}

const FIELDS: Readonly<Record<string, SheetColumnName>> = {
  name: 'name',
  name_en: 'name_en',
  subname: 'subname',
  subname_en: 'subname_en',
  goods_no: 'goods',
  class_id: 'class',
  brand_id: 'brand',
  images: 'images',
  freight_id: 'freight',
  freight_mode: 'freight',
  ship_hours: 'ship_hours',
  shelf: 'shelf',
}
const SKU_FIELDS: Readonly<Record<string, SheetColumnName>> = {
  price: 'price',
  market_price: 'market_price',
  stock: 'stock',
  weight: 'weight',
  code: 'code',
  image: 'picture',
  value_index: 'value_1',
}

function cellOf(
  field: string,
  first: SheetRow,
  rowOfSku: (at: number) => SheetRow,
): { readonly row: SheetRow; readonly column: SheetColumnName } {
  const [top = '', at = '', part = '', more = '', last = ''] = field.split('.')
  if (top === 'skus') return { row: rowOfSku(Number(at)), column: SKU_FIELDS[part] ?? 'goods' }
  if (top !== 'axes') return { row: first, column: FIELDS[top] ?? 'goods' }
  const columns = axisColumns(Number(at))
  if (part !== 'values') return { row: first, column: part === 'name_en' ? columns.axisEn : columns.axis }
  return { row: rowOfSku(Number(more)), column: last === 'name_en' ? columns.valueEn : columns.value }
}
