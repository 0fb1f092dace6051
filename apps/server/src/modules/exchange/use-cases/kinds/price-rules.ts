import type { GoodsChange } from '@shiji/contract/catalog/catalog.ts'
import { type Fen, yuanToFen, ZERO } from '@shiji/kit/money/fen.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import {
  changeGoods,
  type GoodsFormFacts,
  goodsFormFacts,
  holdGoods,
  skusOrderedSince,
} from '../../../catalog/index.ts'
import { inSavepoint } from '../../data/savepoint.ts'
import { type CellFault, faultAt, type SheetRow } from '../../domain/sheet-row.ts'
import type { GoodsValidators } from './goods-rules.ts'
import { faultsOf, type ImportRules, type UndoResult, type Unit, type UnitResult } from './import-rules.ts'
import { namedRows } from './sku-marks.ts'

interface NewPrice {
  readonly row: SheetRow
  readonly skuId: number
  readonly price: Fen
  readonly marketPrice: Fen
}
interface PriceUndo {
  readonly at: string
  readonly goods: readonly {
    readonly id: number
    readonly version: string
    readonly before: readonly NewPrice[]
  }[]
}

const UNIT_ROWS = 200

/** Prices by SKU, saved as by the form of their goods. Rows of one goods that follow each other are saved together. */
export const priceRules = (validators: GoodsValidators): ImportRules => ({
  kind: 'prices',
  unitOf: row => row.cells.goods_name ?? row.cells.sku ?? '',
  most: UNIT_ROWS,
  hasLines: false,
  apply: (tx, unit) => applyPrices(tx, unit, validators),
  undo: (tx, entry) => undoPrices(tx, entry, validators),
})

async function applyPrices(tx: Ctx<SellerActor>, unit: Unit, validators: GoodsValidators): Promise<UnitResult> {
  const faults: CellFault[] = []
  const wanted: (NewPrice & { readonly goodsId: number })[] = []
  for (const each of await namedRows(tx, unit)) {
    if ('fault' in each) {
      faults.push(each.fault)
      continue
    }
    const { row, sku } = each
    const price = moneyOf(row, 'price', faults)
    const marketPrice = row.cells.market_price === undefined ? sku.marketPrice : moneyOf(row, 'market_price', faults)
    if (price !== undefined && marketPrice !== undefined)
      wanted.push({ row, skuId: sku.id, goodsId: sku.goodsId, price, marketPrice })
  }
  let applied = 0
  let unchanged = 0
  const undo: PriceUndo['goods'][number][] = []
  const byGoods = Map.groupBy(wanted, each => each.goodsId)
  for (const [goodsId, prices] of [...byGoods].toSorted(([a], [b]) => a - b)) {
    const before = await holdGoods(tx, goodsId)
    if (before === undefined) continue
    const old = new Map(before.skus.map(sku => [sku.id, sku]))
    const changed = prices.filter(({ skuId, price, marketPrice }) => {
      const sku = old.get(skuId)
      return sku?.price !== price || sku.marketPrice !== marketPrice
    })
    unchanged += prices.length - changed.length
    if (changed.length === 0) continue
    try {
      await inSavepoint(tx, inner => savePrices(inner, before, changed, validators))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const rowOf = (field: string) => changed.find(each => each.skuId === before.skus[Number(field.split('.')[1])]?.id)
      faults.push(
        ...faultsOf(error, field => ({
          row: (rowOf(field) ?? changed[0])?.row ?? { row: 0, cells: {} },
          column: field.endsWith('market_price') ? 'market_price' : 'price',
        })),
      )
      continue
    }
    applied += changed.length
    const after = await goodsFormFacts(tx, goodsId, tx.scope)
    undo.push({
      id: goodsId,
      version: after?.version ?? '',
      before: changed.map(({ row, skuId }) => ({
        row: { row: row.row, cells: { sku: row.cells.sku ?? '' } },
        skuId,
        price: old.get(skuId)?.price ?? ZERO,
        marketPrice: old.get(skuId)?.marketPrice ?? ZERO,
      })),
    })
  }
  return {
    faults,
    wrongRows: unit.rows.length - applied - unchanged,
    applied,
    unchanged,
    fresh: 0,
    ...(undo.length === 0 ? {} : { undo: { at: tx.clock.now().toISOString(), goods: undo } satisfies PriceUndo }),
  }
}

function moneyOf(row: SheetRow, column: 'price' | 'market_price', faults: CellFault[]): Fen | undefined {
  const text = (row.cells[column] ?? '').replaceAll(',', '')
  if (text === '' && column === 'market_price') return ZERO
  const amount = yuanToFen(text)
  if (amount === undefined) faults.push(faultAt(row, column, text === '' ? 'error.required' : 'error.money'))
  return amount
}

/** Saves goods with these prices; everything else of their SKUs stays. */
async function savePrices(
  tx: Ctx<SellerActor>,
  { goods, skus }: GoodsFormFacts,
  prices: readonly Pick<NewPrice, 'skuId' | 'price' | 'marketPrice'>[],
  validators: GoodsValidators,
): Promise<void> {
  const wanted = new Map(prices.map(each => [each.skuId, each]))
  const change: GoodsChange = {
    skus: skus.map(sku => ({
      id: sku.id,
      value_index: [...sku.valueIndex],
      price: wanted.get(sku.id)?.price ?? sku.price,
      market_price: wanted.get(sku.id)?.marketPrice ?? sku.marketPrice,
      stock: sku.onHand,
      stock_was: sku.onHand,
      image: sku.image,
    })),
  }
  await changeGoods(tx, goods.id, validators.change(change))
}

async function undoPrices(tx: Ctx<SellerActor>, entry: string, validators: GoodsValidators): Promise<UndoResult> {
  const { at, goods }: PriceUndo = JSON.parse(entry)
  let undone = 0
  const kept: CellFault[] = []
  for (const { id, version, before } of goods) {
    const keep = (key: string) => kept.push(...before.map(({ row }) => faultAt(row, 'sku', key)))
    const now = await holdGoods(tx, id)
    if (now === undefined) {
      keep('refusal.sheet_kept_gone')
      continue
    }
    const ordered = await skusOrderedSince(
      tx,
      now.skus.map(sku => sku.id),
      new Date(at),
    )
    if (ordered.size > 0) keep('refusal.sheet_kept_ordered')
    else if (now.version !== version) keep('refusal.sheet_kept_changed')
    else {
      await savePrices(tx, now, before, validators)
      undone += before.length
    }
  }
  return { undone, kept }
}
