import { adminGoodsCall, sellerGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { either, far, found, listOf } from '../../../../records/list-of.ts'
import { inOrder, isOneOf, isOneOfTexts, listConditionByIds, pageIds } from '../../../../records/list-sql.ts'
import { namesIn, type RecordName } from '../../../../records/record-names.ts'
import { stores } from '../../../store/index.ts'
import { type GoodsChangeRecord, openChangeOf } from '../changes/goods-change.repo.ts'
import { goodsChanges } from '../changes/goods-change.table.ts'
import { classNames } from '../classes/class.queries.ts'
import { goodsBrands, goodsClasses } from '../classes/class.table.ts'
import { stocks } from '../stock/stock.table.ts'
import type { GoodsRecord } from './goods.repo.ts'
import { goodsScope } from './goods.repo.ts'
import { goods, skus } from './goods.table.ts'
import { byGoodsNamed } from './goods-name.queries.ts'
import { goodsVersion } from './goods-version.ts'

/**
 * Read from the few SKUs that run low, by their index; the store beside the id lets a list of one store read its own
 * only.
 */
const lowStock = sql`(${goods.storeId}, ${goods.id}) in (select t.store_id, k.goods_id from stocks t
  join skus k on k.id = t.sku_id and k.deleted_at is null where t.is_low)`

const names = either(goods.name, goods.nameEn)

const columns = {
  id: goods.id,
  name: found(
    names,
    byGoodsNamed(found => and(isOneOf(goods.id, found.ids), isOneOfTexts(names, found.names))),
  ),
  name_en: goods.nameEn,
  goods_no: goods.goodsNo,
  store_id: goods.storeId,
  class_id: goods.classId,
  class_root_id: goods.classRootId,
  brand_id: goods.brandId,
  shelf: goods.shelf,
  verify: goods.verify,
  price: goods.minPrice,
  sales: goods.sales,
  in_stock: goods.inStock,
  low_stock: far(sql`true`, (_matches, [wanted]) => (wanted ? lowStock : sql`not ${lowStock}`)),
  is_recommend: goods.isRecommend,
  is_master: goods.isMaster,
  change_state: far(
    goodsChanges.state,
    matches =>
      sql`${goods.id} in (select ${goodsChanges.goodsId} from ${goodsChanges} where ${goodsChanges.isOpen} and ${matches})`,
  ),
  created_at: goods.createdAt,
}
/** Columns of GET /Seller/goods. */
export const sellerGoodsList = listOf(sellerGoodsCall, columns)
/** Columns of GET /Admin/goods. */
export const adminGoodsList = listOf(adminGoodsCall, columns)

/** A goods row with the names of class, brand and store. `stock` is what may still be sold. */
export interface ListedGoods {
  readonly goods: Omit<GoodsRecord, 'search' | 'content' | 'contentEn'>
  readonly storeName: string
  readonly storeNameEn: string
  readonly className: string
  readonly classNameEn: string
  readonly brandName: string
  readonly brandNameEn: string
  readonly stock: number
  /** State of the open change; null without one. */
  readonly changeState: string | null
}

const left = sql<string>`(select coalesce(sum(${stocks.onHand} - ${stocks.reserved}), 0) from ${skus}
  join ${stocks} on ${stocks.skuId} = ${skus.id} where ${skus.goodsId} = ${goods.id} and ${skus.deletedAt} is null)`

/** One page of the goods of a scope. */
export async function goodsRows(
  ctx: Ctx,
  scope: Scope,
  list: ParsedList,
): Promise<{ rows: ListedGoods[]; total: number }> {
  const { ids, total } = await pageIds(
    ctx,
    goods,
    goods.id,
    list,
    await listConditionByIds(ctx, list, goodsScope(scope)),
  )
  if (ids.length === 0) return { rows: [], total }
  const rows = await namedGoods(ctx, inArray(goods.id, ids))
  const ordered = inOrder(
    ids,
    rows.map(row => ({ ...row, id: row.goods.id })),
  )
  return { rows: ordered, total }
}

/** Goods with the names of class, brand and store, in no order. */
export async function namedGoods(ctx: Ctx, where: SQL | undefined): Promise<ListedGoods[]> {
  const { search: _search, content: _content, contentEn: _contentEn, ...columns } = getTableColumns(goods)
  const rows = await ctx.db
    .select({
      goods: columns,
      storeName: stores.name,
      storeNameEn: stores.nameEn,
      className: sql<string>`coalesce(${goodsClasses.nameZh}, '')`,
      classNameEn: sql<string>`coalesce(${goodsClasses.nameEn}, '')`,
      brandName: sql<string>`coalesce(${goodsBrands.nameZh}, '')`,
      brandNameEn: sql<string>`coalesce(${goodsBrands.nameEn}, '')`,
      stock: left,
      changeState: goodsChanges.state,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(goodsClasses, eq(goodsClasses.id, goods.classId))
    .leftJoin(goodsBrands, eq(goodsBrands.id, goods.brandId))
    .leftJoin(goodsChanges, and(eq(goodsChanges.goodsId, goods.id), eq(goodsChanges.isOpen, true)))
    .where(where)
  return rows.map(row => ({ ...row, stock: Number(row.stock) }))
}

/** A SKU of the form with its stock on hand and reserved. */
export type StockedSku = typeof skus.$inferSelect & { readonly onHand: number; readonly reserved: number }

/** The open change of goods, with the names of what it refers to. */
export interface NamedChange extends GoodsChangeRecord {
  readonly className: RecordName
  readonly brandName: RecordName
}

const NAMELESS: RecordName = { name: '', name_en: '' }
const brandNames = namesIn(goodsBrands, goodsBrands.nameZh, goodsBrands.nameEn)

async function namedChange(ctx: Ctx, goodsId: number): Promise<NamedChange | undefined> {
  const change = await openChangeOf(ctx, goodsId)
  if (change === undefined) return undefined
  const { class_id = 0, brand_id } = change.values
  const [classes, brands] = [await classNames(ctx, [class_id]), await brandNames(ctx, [brand_id ?? 0])]
  return { ...change, className: classes.get(class_id) ?? NAMELESS, brandName: brands.get(brand_id ?? 0) ?? NAMELESS }
}

export interface GoodsFormFacts extends ListedGoods {
  readonly content: string
  readonly contentEn: string
  readonly skus: readonly StockedSku[]
  readonly change: NamedChange | undefined
  /** @see goodsVersion */
  readonly version: string
}

/** Everything that the goods form shows; undefined when the scope has no such goods. */
export async function goodsFormFacts(ctx: Ctx, id: number, scope: Scope): Promise<GoodsFormFacts | undefined> {
  const where = and(eq(goods.id, id), goodsScope(scope))
  const [row] = await namedGoods(ctx, where)
  const [texts] = await ctx.db.select({ content: goods.content, contentEn: goods.contentEn }).from(goods).where(where)
  if (row === undefined || texts === undefined) return undefined
  const rows = await ctx.db
    .select({ sku: skus, onHand: stocks.onHand, reserved: stocks.reserved })
    .from(skus)
    .innerJoin(stocks, eq(stocks.skuId, skus.id))
    .where(and(eq(skus.goodsId, id), isNull(skus.deletedAt)))
    .orderBy(skus.position, skus.id)
  const change = await namedChange(ctx, id)
  const facts = {
    ...row,
    ...texts,
    change,
    skus: rows.map(({ sku, onHand, reserved }) => ({ ...sku, onHand, reserved })),
  }
  return { ...facts, version: goodsVersion(facts) }
}
