import { adminStockProofsCall, sellerStockProofsCall } from '@shiji/contract/stock/proof.calls.ts'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { either, far, listOf } from '../../../../records/list-of.ts'
import { inOrder, isOneOf, isOneOfTexts, listConditionByIds, pageIds } from '../../../../records/list-sql.ts'
import { byGoodsNamed } from '../goods/goods-name.queries.ts'
import { stocks } from './stock.table.ts'

const ofSkus = (matches: SQL): SQL => sql`(${stocks.storeId}, ${stocks.skuId}) in (
  select k.store_id, k.id from skus k join goods g on g.id = k.goods_id where ${matches})`
const nameOfGoods = either(sql`g.name`, sql`g.name_en`)

const columns = {
  id: stocks.skuId,
  store_id: stocks.storeId,
  goods_name: far(
    nameOfGoods,
    ofSkus,
    byGoodsNamed(({ ids, names }) =>
      ofSkus(sql`${isOneOf(sql`k.goods_id`, ids)} and ${isOneOfTexts(nameOfGoods, names)}`),
    ),
  ),
  code: far(sql`k.code`, ofSkus),
}
/** Columns of GET /Seller/stock_proofs. */
export const sellerStockProofList = listOf(sellerStockProofsCall, columns)
/** Columns of GET /Admin/stock_proofs. */
export const adminStockProofList = listOf(adminStockProofsCall, columns)

/** A SKU with its stock beside the sums of its movements. */
export interface ProofRow {
  readonly id: number
  readonly store_id: number
  readonly goods_name: string
  readonly goods_name_en: string
  readonly sku_name: string
  readonly sku_name_en: string
  readonly code: string
  readonly movements: number
  readonly initial: number
  readonly adjusted: number
  readonly returned: number
  readonly sold: number
  readonly moved: number
  readonly on_hand: number
  readonly difference: number
  readonly reserved_moved: number
  readonly reserved: number
  readonly reserved_difference: number
}

const FIGURES = [
  'id',
  'store_id',
  'movements',
  'initial',
  'adjusted',
  'returned',
  'sold',
  'moved',
  'on_hand',
  'difference',
  'reserved_moved',
  'reserved',
  'reserved_difference',
] as const
const NAMES = ['goods_name', 'goods_name_en', 'sku_name', 'sku_name_en', 'code'] as const

/** One page of SKUs; removed ones too, since their stock is on the books. */
export async function proofPage(
  ctx: Ctx,
  scope: Scope,
  list: ParsedList,
): Promise<{ rows: ProofRow[]; total: number }> {
  const own = inScope(scope, { store: stocks.storeId })
  const { ids, total } = await pageIds(ctx, stocks, stocks.skuId, list, await listConditionByIds(ctx, list, own))
  return { rows: await proofRows(ctx, scope, ids), total }
}

/** These SKUs of a scope in the order given: reads the movements of these alone. */
export async function proofRows(ctx: Ctx, scope: Scope, ids: readonly number[]): Promise<ProofRow[]> {
  if (ids.length === 0) return []
  const where = and(inArray(stocks.skuId, [...ids]), inScope(scope, { store: stocks.storeId }))
  const { rows } = await ctx.db.execute<Record<string, string | null>>(sql`
    select ${stocks.skuId} as id, ${stocks.storeId}, g.name as goods_name, g.name_en as goods_name_en,
      k.name as sku_name, k.name_en as sku_name_en, k.code, m.movements, m.initial, m.adjusted, m.returned, m.sold,
      m.moved, ${stocks.onHand}, ${stocks.onHand} - m.moved as difference,
      m.reserved_moved, ${stocks.reserved}, ${stocks.reserved} - m.reserved_moved as reserved_difference
    from ${stocks} join skus k on k.id = ${stocks.skuId} join goods g on g.id = k.goods_id
    cross join lateral (
      select count(*) as movements, coalesce(sum(on_hand_delta), 0) as moved,
        coalesce(sum(on_hand_delta) filter (where kind = 'initial'), 0) as initial,
        coalesce(sum(on_hand_delta) filter (where kind = 'adjust'), 0) as adjusted,
        coalesce(sum(on_hand_delta) filter (where kind = 'return'), 0) as returned,
        coalesce(sum(on_hand_delta) filter (where kind = 'consume'), 0) as sold,
        coalesce(sum(reserved_delta), 0) as reserved_moved
      from stock_movements where sku_id = ${stocks.skuId}) m
    where ${where}`)
  return inOrder(
    ids,
    rows.map(row => proofRow(row)),
  )
}

function proofRow(row: Readonly<Record<string, string | null>>): ProofRow {
  const figures = Object.fromEntries(FIGURES.map(name => [name, Number(row[name])]))
  const names = Object.fromEntries(NAMES.map(name => [name, row[name] ?? '']))
  return { ...zeroes, ...figures, ...names }
}

const zeroes: ProofRow = {
  id: 0,
  store_id: 0,
  goods_name: '',
  goods_name_en: '',
  sku_name: '',
  sku_name_en: '',
  code: '',
  movements: 0,
  initial: 0,
  adjusted: 0,
  returned: 0,
  sold: 0,
  moved: 0,
  on_hand: 0,
  difference: 0,
  reserved_moved: 0,
  reserved: 0,
  reserved_difference: 0,
}

/** The whole store summed up, and the SKUs whose stock is not the sum of their movements, at most `most` of them. */
export async function storeProof(ctx: Ctx, store: StoreScope, most: number) {
  const own = inScope(store, { store: sql`t.store_id` })
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    with proved as materialized (
      select t.sku_id, k.goods_id, t.on_hand, t.reserved, count(m.id) as movements,
        coalesce(sum(m.on_hand_delta), 0) as moved, coalesce(sum(m.reserved_delta), 0) as reserved_moved
      from stocks t join skus k on k.id = t.sku_id left join stock_movements m on m.sku_id = t.sku_id
      where ${own} group by t.sku_id, k.goods_id)
    select count(*) as skus, coalesce(sum(movements), 0) as movements, coalesce(sum(moved), 0) as moved,
      coalesce(sum(on_hand), 0) as on_hand, coalesce(sum(reserved_moved), 0) as reserved_moved,
      coalesce(sum(reserved), 0) as reserved,
      array_to_string((array_agg(sku_id order by sku_id)
        filter (where on_hand <> moved or reserved <> reserved_moved))[1:${most}], ',') as wrong
    from proved`)
  const [row] = rows
  const wrong = (row?.wrong ?? '')
    .split(',')
    .filter(text => text !== '')
    .map(Number)
  return {
    skus: Number(row?.skus ?? 0),
    movements: Number(row?.movements ?? 0),
    moved: Number(row?.moved ?? 0),
    on_hand: Number(row?.on_hand ?? 0),
    reserved_moved: Number(row?.reserved_moved ?? 0),
    reserved: Number(row?.reserved ?? 0),
    differences: await proofRows(ctx, store, wrong),
  }
}
