import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { Interest, Mix } from '../../domain/recommend/mix.ts'
import type { Candidate } from '../../domain/recommend/pick.ts'
import { orderTerms } from '../search/search-conditions.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { CARD, CARD_STORE, type CardRow, cardOf } from '../storefront/goods-card.queries.ts'

export interface RankedGoods extends Candidate {
  readonly card: GoodsCard
}

export interface CandidateQuery {
  readonly interests: readonly Interest[]
  readonly mix: Mix
  /** Goods that may not be recommended. */
  readonly without: readonly number[]
  readonly limit: number
}

const BEST = orderTerms('sales', 'desc')
/** Goods that one reason offers for one interest. */
const NEIGHBOURS = 16
/** A pair of one occasion is chance. */
const TOGETHER_FROM = 2

/**
 * Goods for sale with the reasons that speak for them added up, the best first. Scores are whole numbers and ties go by
 * id, so the same question has the same answer.
 */
export async function rankedGoods(ctx: Ctx, query: CandidateQuery): Promise<RankedGoods[]> {
  const values = new Values()
  const { mix, interests, limit } = query
  const ids = values.add(interests.map(({ id }) => id))
  const weights = values.add(interests.map(({ weight }) => weight))
  const without = values.add(query.without)
  const many = values.add(limit)
  const few = values.add(NEIGHBOURS)
  const isNew = (id: string) => `${id} <> all(${without}::bigint[])`
  /** Nearer prices count more, and of two alike the one that sells better. */
  const beside = (share: number, condition: string) => `
    select n.id, (w.weight * ${values.add(share)}::bigint * 20 / (19 + n.place))
        * 100 / (100 + abs(n.min_price - w.min_price) * 100 / greatest(w.min_price, 100)) as score
    from wanted w cross join lateral (
      select g.id, g.min_price, row_number() over (order by ${BEST}) as place from goods g
      where g.is_listed and g.in_stock and ${condition} and ${isNew('g.id')} order by ${BEST} limit ${few}) n`
  const rows = await runPrepared<CardRow & { class_id: string }>(
    ctx,
    `with wanted as materialized (
       select g.id, g.class_id, g.class_middle_id, g.store_id, g.brand_id, g.min_price, i.weight
       from unnest(${ids}::bigint[], ${weights}::bigint[]) as i(id, weight) join goods g on g.id = i.id
       where g.verify = 'examined'),
     found as (
       select p.other_id as id, w.weight * ${values.add(mix.together)}::bigint * 4 / (3 + p.place) as score
       from wanted w cross join lateral (
         select t.other_id, row_number() over (order by t.weight desc, t.other_id) as place from goods_pairs t
         where t.goods_id = w.id and t.times >= ${values.add(TOGETHER_FROM)} and ${isNew('t.other_id')}
         order by t.weight desc, t.other_id limit ${few}) p
       union all ${beside(mix.klass, 'g.class_id = w.class_id')}
       union all ${beside(mix.sister, 'g.class_middle_id = w.class_middle_id and g.class_id <> w.class_id')}
       union all ${beside(mix.store, 'g.store_id = w.store_id')}
       union all ${beside(mix.brand, 'g.brand_id = w.brand_id')}
       union all select p.id, 1000 * ${values.add(mix.popular)}::bigint * 40 / (39 + p.place) from (
         select g.id, row_number() over (order by ${BEST}) as place from goods g
         where g.is_listed and g.in_stock and ${isNew('g.id')} order by ${BEST} limit ${many}) p),
     ranked as (
       select id, sum(score)::bigint as score from found group by id order by 2 desc, 1 limit ${many})
     select ${CARD}, g.class_id from ranked r join goods g on g.id = r.id ${CARD_STORE}
     where g.is_listed and g.in_stock order by r.score desc, g.id`,
    values,
  )
  return rows.map(row => ({
    id: Number(row.id),
    name: row.name,
    storeId: Number(row.store_id),
    classId: Number(row.class_id),
    card: cardOf(row),
  }))
}
