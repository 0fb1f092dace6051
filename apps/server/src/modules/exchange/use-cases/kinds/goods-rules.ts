import type { GoodsChange, GoodsInput } from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { lockFor } from '../../../../infra/database/lock-for.ts'
import {
  changeGoods,
  countGoods,
  createGoods,
  deleteGoods,
  type GoodsFormFacts,
  goodsFormFacts,
  goodsNumbered,
  holdGoods,
  skusOrderedSince,
} from '../../../catalog/index.ts'
import { holdGoodsLimit } from '../../../store/index.ts'
import { inSavepoint } from '../../data/savepoint.ts'
import { goodsLines, saysTheSame } from '../../domain/goods-lines.ts'
import { readGoodsLines } from '../../domain/read-goods-lines.ts'
import { type CellFault, faultAt, idOfMark, type SheetRow } from '../../domain/sheet-row.ts'
import {
  faultsOf,
  type ImportRules,
  type ImportRun,
  type UndoResult,
  type Unit,
  type UnitResult,
  wrongUnit,
} from './import-rules.ts'

/** Checks input as the calls of the goods form do, and refuses it field by field. */
export interface GoodsValidators {
  readonly create: (input: unknown) => GoodsInput
  readonly change: (input: unknown) => GoodsChange
}

/** What takes an import of goods back. */
interface GoodsUndo {
  readonly id: number
  readonly row: SheetRow
  readonly rows: number
  /** Null for goods that the import made. */
  readonly before: GoodsChange | null
  /** What the goods were right after it. */
  readonly after: Snapshot
  readonly at: string
}

interface Snapshot {
  readonly version: string
  readonly shelf: string
  readonly stock: readonly (readonly number[])[]
}

/** Goods with a line per SKU: new numbers become new goods, known ones are changed as by their form. */
export const goodsRules = (validators: GoodsValidators): ImportRules => ({
  kind: 'goods',
  unitOf: row => row.cells.goods ?? '',
  most: LIMITS.goods.skus + 1,
  hasLines: true,
  apply: (tx, unit, run) => applyGoods(tx, unit, run, validators),
  undo: (tx, entry) => undoGoods(tx, entry),
})

async function applyGoods(
  tx: Ctx<SellerActor>,
  unit: Unit,
  run: ImportRun,
  validators: GoodsValidators,
): Promise<UnitResult> {
  const [first] = unit.rows
  if (first === undefined) throw new Error('a unit without rows')
  const wrong = (key: string, params?: CellFault['params']) => wrongUnit(unit, [faultAt(first, 'goods', key, params)])
  if (unit.repeated.has(first.row)) return wrong('refusal.sheet_apart')
  // Two imports of a store might otherwise both find a number free.
  await lockFor(tx, `sheet:${tx.scope.id}`)
  const mark = first.cells.goods ?? ''
  const found = await findGoods(tx, mark)
  if (typeof found === 'string') return wrong(found)
  const known = found === undefined ? undefined : { goods: found.goods, skus: found.skus }
  const count = unit.rows.length
  if (known !== undefined && saysTheSame(unit.rows, goodsLines(mark, known.goods, known.skus, run.refs)))
    return { faults: [], wrongRows: 0, applied: 0, unchanged: count, fresh: 0 }
  const { input, faults, cellOf } = readGoodsLines(unit.rows, known, run.refs)
  const limit = found === undefined ? await holdGoodsLimit(tx, tx.scope.id) : null
  if (limit !== null && (await countGoods(tx, tx.scope.id)) + run.pending >= limit)
    return wrongUnit(unit, [...faults, faultAt(first, 'goods', 'refusal.goods_limit', { limit })])
  try {
    const id = await inSavepoint(tx, async inner => {
      const saved = await save(inner, found, mark, input, validators)
      // It was only saved to learn what else is wrong.
      if (faults.length > 0) throw new InvalidInput([])
      return saved
    })
    return {
      faults: [],
      wrongRows: 0,
      applied: count,
      unchanged: 0,
      fresh: found === undefined ? 1 : 0,
      undo: await undoOf(tx, id, first, count, found),
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return wrongUnit(unit, once([...faults, ...faultsOf(error, cellOf)]))
  }
}

/** One fault per cell: that of the cell itself before that of its field. */
const once = (faults: readonly CellFault[]): CellFault[] =>
  faults.filter((fault, at) => faults.findIndex(each => each.row === fault.row && each.column === fault.column) === at)

/** The goods that a cell names, locked; the text of a fault, or undefined for a number that is new. */
async function findGoods(tx: Ctx<SellerActor>, mark: string): Promise<GoodsFormFacts | string | undefined> {
  if (mark === '') return 'error.required'
  const marked = idOfMark(mark)
  const [id, another] = marked === undefined ? await goodsNumbered(tx, tx.scope, mark) : [marked]
  if (id === undefined) return undefined
  if (another !== undefined) return 'refusal.sheet_double'
  return (await holdGoods(tx, id)) ?? 'refusal.record_missing'
}

async function save(
  tx: Ctx<SellerActor>,
  found: GoodsFormFacts | undefined,
  mark: string,
  input: Readonly<Record<string, unknown>>,
  validators: GoodsValidators,
): Promise<number> {
  if (found !== undefined) {
    await changeGoods(tx, found.goods.id, validators.change(input))
    return found.goods.id
  }
  return (await createGoods(tx, validators.create({ ...input, goods_no: mark }))).id
}

async function undoOf(
  tx: Ctx<SellerActor>,
  id: number,
  row: SheetRow,
  rows: number,
  before: GoodsFormFacts | undefined,
): Promise<GoodsUndo> {
  const after = await goodsFormFacts(tx, id, tx.scope)
  if (after === undefined) throw new Error(`goods ${id} are gone`)
  const at = tx.clock.now().toISOString()
  const named = { row: row.row, cells: { goods: row.cells.goods ?? '' } }
  return { id, row: named, rows, before: before === undefined ? null : changeOf(before), after: snapshotOf(after), at }
}

const snapshotOf = ({ goods, skus, version }: GoodsFormFacts): Snapshot => ({
  version,
  shelf: goods.shelf,
  stock: skus.map(sku => [sku.id, sku.onHand, sku.reserved]),
})

/** What makes goods again what they are, as the form sends it. */
const changeOf = ({ goods, skus }: GoodsFormFacts): GoodsChange => ({
  name: goods.name,
  name_en: goods.nameEn,
  subname: goods.subname,
  subname_en: goods.subnameEn,
  class_id: goods.classId,
  brand_id: goods.brandId,
  images: [...goods.images],
  freight_mode: goods.freightMode === 'free' || goods.freightMode === 'custom' ? goods.freightMode : 'default',
  freight_id: goods.freightId,
  ship_hours: goods.shipHours,
  shelf: goods.shelf === 'on_shelf' ? 'on_shelf' : 'off_shelf',
  axes: goods.axes.map(axis => ({ ...axis, values: [...axis.values] })),
  skus: skus.map(sku => ({
    id: sku.id,
    value_index: [...sku.valueIndex],
    price: sku.price,
    market_price: sku.marketPrice,
    stock: sku.onHand,
    weight: sku.weight,
    code: sku.code,
    image: sku.image,
  })),
})

async function undoGoods(tx: Ctx<SellerActor>, entry: string): Promise<UndoResult> {
  const { id, row, rows, before, after, at }: GoodsUndo = JSON.parse(entry)
  const kept = (key: string, params?: CellFault['params']) => ({
    undone: 0,
    kept: [faultAt(row, 'goods', key, params)],
    keptRows: rows,
  })
  const now = await holdGoods(tx, id)
  if (now === undefined) return kept('refusal.sheet_kept_gone')
  const ordered = await skusOrderedSince(
    tx,
    now.skus.map(sku => sku.id),
    new Date(at),
  )
  if (ordered.size > 0) return kept('refusal.sheet_kept_ordered')
  if (JSON.stringify(snapshotOf(now)) !== JSON.stringify(after)) return kept('refusal.sheet_kept_changed')
  try {
    await inSavepoint(tx, async inner => {
      if (before === null) await deleteGoods(inner, [id])
      else await changeGoods(inner, id, before)
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [fault] = faultsOf(error, () => ({ row, column: 'goods' }))
    return kept(fault?.key ?? 'error.operation_failed', fault?.params)
  }
  return { undone: rows, kept: [] }
}
