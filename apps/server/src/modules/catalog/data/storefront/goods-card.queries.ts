import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { runPrepared, Values } from '../sql-text.ts'

/** Columns of a card; the statement has the aliases `g` for goods and `s` for their store. */
export const CARD = `g.id, g.name, g.name_en, g.subname, g.subname_en, g.images ->> 0 as image, g.min_price, g.market_price,
  g.sales, g.comment_count, g.score_sum, g.in_stock, g.store_id, s.name as store_name, s.name_en as store_name_en`

export interface CardRow {
  readonly id: string
  readonly name: string
  readonly name_en: string
  readonly subname: string
  readonly subname_en: string
  readonly image: string | null
  readonly min_price: string
  readonly market_price: string
  readonly sales: string
  readonly comment_count: string
  readonly score_sum: string
  readonly in_stock: boolean
  readonly store_id: string
  readonly store_name: string
  readonly store_name_en: string
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
  price: Number(row.min_price),
  market_price: Number(row.market_price),
  sales: Number(row.sales),
  comment_count: Number(row.comment_count),
  score: tenths(Number(row.score_sum), Number(row.comment_count)),
  in_stock: row.in_stock,
  store_id: Number(row.store_id),
  store_name: row.store_name,
  store_name_en: row.store_name_en,
})

/** Cards of these goods in this order; unlisted ones are left out. */
export async function cardsOf(ctx: Ctx, ids: readonly number[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return []
  const values = new Values()
  const text = `select ${CARD} from unnest(${values.add(ids)}::bigint[]) with ordinality as p(id, place)
    join goods g on g.id = p.id join stores s on s.id = g.store_id where g.is_listed order by p.place`
  return (await runPrepared<CardRow>(ctx, text, values)).map(cardOf)
}
