import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { orderTerms } from '../search/search-conditions.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { CARD, CARD_STORE, type CardRow, cardOf } from './goods-card.queries.ts'

/** Number of listed goods by store. */
export async function listedCounts(ctx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (storeIds.length === 0) return new Map()
  const values = new Values()
  const rows = await runPrepared<{ store_id: string; goods: string }>(
    ctx,
    `select store_id, count(*) as goods from goods where is_listed and store_id = any(${values.add(storeIds)}::bigint[]) group by store_id`,
    values,
  )
  return new Map(rows.map(row => [Number(row.store_id), Number(row.goods)]))
}

interface ClassOfStore {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly count: number
}

/** The third-level classes that listed goods of a store belong to, with their numbers, in the order of the class tree. */
export async function classesOfStore(ctx: Ctx, storeId: number): Promise<ClassOfStore[]> {
  const values = new Values()
  const rows = await runPrepared<{ id: string; name: string; name_en: string; goods: string }>(
    ctx,
    `select c.id, c.name_zh as name, c.name_en, n.goods
     from (select class_id, count(*) as goods from goods where is_listed and store_id = ${values.add(storeId)} group by class_id) n
     join goods_classes c on c.id = n.class_id
     join goods_classes m on m.id = c.pid
     join goods_classes r on r.id = m.pid
     order by r.is_sort, r.id, m.is_sort, m.id, c.is_sort, c.id`,
    values,
  )
  return rows.map(row => ({ id: Number(row.id), name: row.name, name_en: row.name_en, count: Number(row.goods) }))
}

interface ShownGoods {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly image: string
  readonly price: Fen
}

/** The best-selling listed goods of each store. */
export async function bestOfStores(
  ctx: Ctx,
  storeIds: readonly number[],
  each: number,
): Promise<ReadonlyMap<number, readonly ShownGoods[]>> {
  if (storeIds.length === 0) return new Map()
  const values = new Values()
  const rows = await runPrepared<{
    store_id: string
    id: string
    name: string
    name_en: string
    image: string | null
    price: string
  }>(
    ctx,
    `select g.store_id, g.id, g.name, g.name_en, g.images ->> 0 as image, g.min_price as price
     from unnest(${values.add(storeIds)}::bigint[]) as s(id)
     cross join lateral (select g.* from goods g where g.is_listed and g.store_id = s.id
       order by ${orderTerms('sales', 'desc')} limit ${values.add(each)}) g
     order by g.store_id, ${orderTerms('sales', 'desc')}`,
    values,
  )
  const goods = rows.map(row => ({
    storeId: Number(row.store_id),
    shown: {
      id: Number(row.id),
      name: row.name,
      name_en: row.name_en,
      image: row.image ?? '',
      price: fen(Number(row.price)),
    },
  }))
  return new Map(
    Array.from(
      Map.groupBy(goods, row => row.storeId),
      ([storeId, of]) => [storeId, of.map(row => row.shown)],
    ),
  )
}

/** Cards of a store's best-selling goods that are in stock. */
export async function bestCardsOf(ctx: Ctx, storeId: number, limit: number): Promise<GoodsCard[]> {
  const values = new Values()
  const best = orderTerms('sales', 'desc')
  const rows = await runPrepared<CardRow>(
    ctx,
    `select ${CARD} from (select g.id from goods g where g.is_listed and g.in_stock and g.store_id = ${values.add(storeId)}
       order by ${best} limit ${values.add(limit)}) p
     join goods g on g.id = p.id ${CARD_STORE} order by ${best}`,
    values,
  )
  return rows.map(cardOf)
}
