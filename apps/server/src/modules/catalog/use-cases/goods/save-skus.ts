import type { GoodsInput } from '@shiji/contract/catalog/catalog.ts'
import { fen, ZERO } from '@shiji/kit/money/fen.ts'
import { InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { GoodsFacts } from '../../data/goods/goods.repo.ts'
import { insertSkus, removeSkus, type SkuFacts, type SkuRecord, updateSkus } from '../../data/goods/sku.repo.ts'
import { type Axis, axisImage, matchSkus, skuKey, skuNames } from '../../domain/sku-matrix.ts'
import { adjustStock } from '../stock/adjust-stock.ts'

type SkuInput = GoodsInput['skus'][number]
type Owner = Pick<GoodsFacts, 'id' | 'storeId' | 'weight'>

/** The facts of a SKU row; omitted fields stay as they were, or take the goods' own. */
function factsOf(
  id: number,
  goods: Owner,
  axes: readonly Axis[],
  row: SkuInput,
  position: number,
  before?: SkuRecord,
): SkuFacts {
  return {
    id,
    goodsId: goods.id,
    storeId: goods.storeId,
    valueIndex: row.value_index,
    key: skuKey(row),
    ...skuNames(axes, row),
    image: row.image ?? (axisImage(axes, row) || (before?.image ?? '')),
    price: fen(row.price),
    marketPrice: row.market_price === undefined ? (before?.marketPrice ?? ZERO) : fen(row.market_price),
    weight: row.weight ?? before?.weight ?? goods.weight,
    code: row.code ?? before?.code ?? '',
    position,
  }
}

/** Adds the SKUs of new goods with their opening stock. */
export async function openSkus(tx: Ctx, goods: Owner, axes: readonly Axis[], rows: readonly SkuInput[]): Promise<void> {
  const ids = await tx.ids.take(rows.length)
  await insertSkus(
    tx,
    rows.map((row, at) => ({ ...factsOf(ids[at] ?? 0, goods, axes, row, at), onHand: row.stock })),
  )
}

/**
 * Brings the SKUs of goods to the sent matrix: rows of an existing SKU keep its id, stock and orders, new rows are
 * created with their stock, SKUs that are gone can no longer be chosen. Refuses ids of other goods, and stock below
 * what open orders reserve.
 */
export async function replaceSkus(
  tx: Ctx,
  goods: Owner,
  before: { readonly axes: readonly Axis[]; readonly skus: readonly SkuRecord[] },
  after: { readonly axes: readonly Axis[]; readonly skus: readonly SkuInput[] },
): Promise<void> {
  const known = new Map(before.skus.map(sku => [sku.id, sku]))
  refuseForeign(after.skus, known)
  const matched = matchSkus(
    { axes: before.axes, skus: before.skus.map(sku => ({ id: sku.id, value_index: sku.valueIndex })) },
    after,
  )
  const kept = new Set(matched)
  await removeSkus(
    tx,
    before.skus.filter(sku => !kept.has(sku.id)).map(sku => sku.id),
  )
  const rows = after.skus.map((row, at) => ({ row, at, id: matched[at] }))
  const old = rows.flatMap(({ row, at, id }) => (id === undefined ? [] : [{ row, at, id }]))
  await updateSkus(
    tx,
    old.map(({ row, at, id }) => factsOf(id, goods, after.axes, row, at, known.get(id))),
  )
  await countStock(tx, old)
  const fresh = rows.filter(({ id }) => id === undefined)
  const ids = await tx.ids.take(fresh.length)
  await insertSkus(
    tx,
    fresh.map(({ row, at }, index) => ({ ...factsOf(ids[index] ?? 0, goods, after.axes, row, at), onHand: row.stock })),
  )
}

async function countStock(
  tx: Ctx,
  rows: readonly { readonly row: SkuInput; readonly at: number; readonly id: number }[],
): Promise<void> {
  const tooFew = await adjustStock(
    tx,
    rows.map(({ row, id }) => ({
      skuId: id,
      onHand: row.stock,
      ...(row.stock_was === undefined ? {} : { was: row.stock_was }),
    })),
  )
  if (tooFew.length === 0) return
  const places = new Map(rows.map(({ id, at }) => [id, at]))
  throw new InvalidInput(
    tooFew.map(({ skuId, reserved }) => ({
      field: `skus.${places.get(skuId)}.stock`,
      key: 'refusal.stock_reserved',
      params: { limit: reserved },
    })),
  )
}

/** Refuses ids of SKUs that the goods do not have, and ids sent twice. */
export function refuseForeign(rows: readonly SkuInput[], known: ReadonlyMap<number, SkuRecord>): void {
  const seen = new Set<number>()
  const problems = rows.flatMap(({ id }, at) => {
    if (id === undefined) return []
    const isWrong = !known.has(id) || seen.has(id)
    seen.add(id)
    return isWrong ? [{ field: `skus.${at}.id`, key: 'refusal.record_missing' }] : []
  })
  if (problems.length > 0) throw new InvalidInput(problems)
}
