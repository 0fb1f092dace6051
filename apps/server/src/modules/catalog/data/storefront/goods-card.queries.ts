import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { runPrepared, Values } from '../sql-text.ts'

/** Columns of a card; the statement has the aliases `g` for goods and, by `CARD_STORE`, `s` for their store. */
export const CARD = `g.id, g.name, g.name_en, g.subname, g.subname_en, g.images ->> 0 as image, g.images ->> 1 as second_image,
  g.min_price, g.market_price, g.sales, g.comment_count, g.score_sum, g.in_stock, g.services,
  g.free_delivery, g.store_id, s.name as store_name, s.name_en as store_name_en,
  (select array[b.name_zh, b.name_en] from goods_brands b where b.id = g.brand_id) as brand_names,
  (select array[a.name_zh, a.name_en] from areas a where a.id = coalesce(s.city_id, s.province_id)) as city,
  case when g.axes = '[]' then (select k.id from skus k where k.goods_id = g.id and k.key = '' and k.deleted_at is null) end as sku_id`

/** Joins the store whose name and city a card shows. */
export const CARD_STORE = 'join stores s on s.id = g.store_id'

export interface CardRow {
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly subname: string
  readonly subname_en: string
  readonly image: string | null
  readonly second_image: string | null
  readonly min_price: string
  readonly market_price: string
  readonly sales: string
  readonly comment_count: string
  readonly score_sum: string
  readonly in_stock: boolean
  readonly store_id: string
  readonly store_name: string
  readonly store_name_en: string
  /** Both languages; null without a brand. */
  readonly brand_names: readonly [zh: string, en: string] | null
  readonly services: readonly string[]
  readonly free_delivery: boolean
  /** Names of the store's city in both languages; null without an address. */
  readonly city: readonly [zh: string, en: string] | null
  readonly sku_id: string | null
}

/** Average stars in tenths; 0 without comments. */
export const tenths = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum * 10) / count))

/** The card of a row. */
export const cardOf = (row: CardRow): GoodsCard => ({
  id: Number(row.id),
  name: row.name,
  name_en: row.name_en,
  subname: row.subname,
  subname_en: row.subname_en,
  image: row.image ?? '',
  second_image: row.second_image ?? '',
  price: Number(row.min_price),
  market_price: Number(row.market_price),
  sales: Number(row.sales),
  comment_count: Number(row.comment_count),
  score: tenths(Number(row.score_sum), Number(row.comment_count)),
  in_stock: row.in_stock,
  store_id: Number(row.store_id),
  store_name: row.store_name,
  store_name_en: row.store_name_en,
  brand_name: row.brand_names?.[0] ?? '',
  brand_name_en: row.brand_names?.[1] ?? '',
  place: shortPlace(row.city?.[0] ?? ''),
  place_en: row.city?.[1] ?? '',
  free_delivery: row.free_delivery,
  services: [...row.services],
  sku_id: row.sku_id === null ? null : Number(row.sku_id),
})

/** "杭州市" as people say it: 杭州. */
const shortPlace = (name: string): string => name.replace(/(?<=..)市$/, '')

/** Cards of these goods in this order; unlisted ones are left out. */
export async function cardsOf(ctx: Ctx, ids: readonly number[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return []
  const values = new Values()
  const text = `select ${CARD} from unnest(${values.add(ids)}::bigint[]) with ordinality as p(id, place)
    join goods g on g.id = p.id ${CARD_STORE} where g.is_listed order by p.place`
  return (await runPrepared<CardRow>(ctx, text, values)).map(cardOf)
}
