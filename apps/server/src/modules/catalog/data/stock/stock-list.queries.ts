import { stocksCall } from '@shiji/contract/stock/stock.calls.ts'
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { either, far, listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { goods, skus } from '../goods/goods.table.ts'

/** The SKUs of those goods; `goods` in it is the table of the outer query. */
const ofGoods = (matches: SQL): SQL =>
  sql`${skus.goodsId} in (select ${goods.id} from ${goods} where ${goods.storeId} = ${skus.storeId} and ${matches})`
const flagged = (condition: SQL) => far(sql`true`, (_matches, [wanted]) => (wanted ? condition : sql`not ${condition}`))

/** Columns of GET /Seller/stocks. */
export const stockList = listOf(stocksCall, {
  id: skus.id,
  goods_id: skus.goodsId,
  goods_name: far(either(goods.name, goods.nameEn), ofGoods),
  code: skus.code,
  class_id: far(goods.classId, (_matches, [id]) =>
    ofGoods(sql`${id} in (${goods.classId}, ${goods.classMiddleId}, ${goods.classRootId})`),
  ),
  // Along the index of stocks, which holds only what runs low; sold out SKUs are among them.
  low_stock: flagged(sql`exists (select 1 from stocks t
    where t.sku_id = ${skus.id} and t.store_id = ${skus.storeId} and t.is_low)`),
  sold_out: flagged(sql`exists (select 1 from stocks t
    where t.sku_id = ${skus.id} and t.store_id = ${skus.storeId} and t.is_low and t.on_hand = t.reserved)`),
})

/** SKUs of the scope that can be chosen, of goods that are not deleted. */
const keptSkus = (scope: Scope): SQL | undefined =>
  and(
    inScope(scope, { store: skus.storeId }),
    isNull(skus.deletedAt),
    sql`exists (select 1 from ${goods} where ${goods.id} = ${skus.goodsId} and ${goods.deletedAt} is null)`,
  )

/** One SKU with its stock and what changed it last. */
export interface StockedRow {
  readonly id: number
  readonly goods_id: number
  readonly goods_name: string
  readonly goods_name_en: string
  readonly image: string
  readonly sku_name: string
  readonly sku_name_en: string
  readonly code: string
  readonly class_name: string
  readonly class_name_en: string
  readonly on_hand: number
  readonly reserved: number
  readonly low_stock: number
  readonly own_low_stock: number | null
  readonly is_low: boolean
  readonly last: { readonly kind: string; readonly reason: string; readonly at: Date } | null
}

/** One page of the SKUs of a store. */
export async function stockPage(
  ctx: Ctx,
  scope: StoreScope,
  list: ParsedList,
): Promise<{ rows: StockedRow[]; total: number }> {
  const { ids, total } = await pageIds(ctx, skus, skus.id, list, listCondition(list, keptSkus(scope)))
  return { rows: await stockRows(ctx, scope, ids), total }
}

/** These SKUs of a scope in the order given; foreign, missing and removed ones are absent. */
export async function stockRows(ctx: Ctx, scope: Scope, ids: readonly number[]): Promise<StockedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<Record<string, string | number | boolean | null>>(sql`
    select ${skus.id}, ${skus.goodsId}, ${skus.name} as sku_name, ${skus.nameEn} as sku_name_en, ${skus.code},
      coalesce(nullif(${skus.image}, ''), g.images ->> 0, '') as image, g.name as goods_name,
      g.name_en as goods_name_en, coalesce(c.name_zh, '') as class_name, coalesce(c.name_en, '') as class_name_en,
      t.on_hand, t.reserved, t.low_stock, t.own_low_stock, t.is_low, l.kind, l.reason, l.created_at
    from ${skus} join goods g on g.id = ${skus.goodsId} join stocks t on t.sku_id = ${skus.id}
    left join goods_classes c on c.id = g.class_id
    left join lateral (select m.kind, m.reason, m.created_at from stock_movements m
      where m.sku_id = ${skus.id} order by m.created_at desc, m.id desc limit 1) l on true
    where ${and(inArray(skus.id, [...ids]), keptSkus(scope))}`)
  return inOrder(
    ids,
    rows.map(row => ({
      id: Number(row.id),
      goods_id: Number(row.goods_id),
      goods_name: String(row.goods_name),
      goods_name_en: String(row.goods_name_en),
      image: String(row.image),
      sku_name: String(row.sku_name),
      sku_name_en: String(row.sku_name_en),
      code: String(row.code),
      class_name: String(row.class_name),
      class_name_en: String(row.class_name_en),
      on_hand: Number(row.on_hand),
      reserved: Number(row.reserved),
      low_stock: Number(row.low_stock),
      own_low_stock: row.own_low_stock === null ? null : Number(row.own_low_stock),
      is_low: row.is_low === true,
      last:
        row.kind === null
          ? null
          : { kind: String(row.kind), reason: String(row.reason), at: new Date(String(row.created_at)) },
    })),
  )
}
