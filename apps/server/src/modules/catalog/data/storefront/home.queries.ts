import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { FloorFacts } from '../../domain/home/compose-home.ts'
import { orderTerms } from '../search/search-conditions.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { CARD, CARD_STORE, type CardRow, cardOf } from './goods-card.queries.ts'

const BEST = orderTerms('sales', 'desc')

interface FloorRow extends CardRow {
  readonly floor_id: string
  readonly floor_name: string
  readonly floor_name_en: string
  readonly floor_thumb: string
  readonly chips: FloorFacts['chips']
}

/**
 * Floors by top class with their best goods, recommended ones first, and their sub-classes that have goods; classes
 * without listed goods are left out.
 */
export async function homeFloors(
  ctx: Ctx,
  each: { readonly goods: number; readonly chips: number },
): Promise<FloorFacts[]> {
  const values = new Values()
  const limit = values.add(each.goods)
  const best = (more: string) =>
    `(select g.*, ${more === '' ? 1 : 0} as rank from goods g where g.is_listed and g.class_root_id = c.id${more} order by ${BEST} limit ${limit})`
  const rows = await runPrepared<FloorRow>(
    ctx,
    `select c.id as floor_id, c.name_zh as floor_name, c.name_en as floor_name_en, c.thumb as floor_thumb, c.chips, ${CARD}
     from (select c.*, (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name_zh, 'name_en', m.name_en) order by m.is_sort, m.id), '[]')
         from (select m.* from goods_classes m where m.pid = c.id
           and exists (select 1 from goods g where g.is_listed and g.class_middle_id = m.id)
           order by m.is_sort, m.id limit ${values.add(each.chips)}) m) as chips
       from goods_classes c where c.level = 1) c
     cross join lateral (
       select distinct on (either.id) either.* from (
         ${best(' and g.is_master')} union all ${best('')}) either order by either.id, either.rank) g
     ${CARD_STORE}
     order by c.is_sort, c.id, g.rank, ${BEST}`,
    values,
  )
  const floors = Map.groupBy(rows, row => row.floor_id)
  return [...floors.values()].flatMap(cards => {
    const [floor] = cards
    if (floor === undefined) return []
    return [
      {
        id: Number(floor.floor_id),
        name: floor.floor_name,
        name_en: floor.floor_name_en,
        thumb: floor.floor_thumb,
        chips: floor.chips,
        goods: cards.slice(0, each.goods).map(cardOf),
      },
    ]
  })
}

/** The best-selling listed goods. */
export async function bestSellers(ctx: Ctx, limit: number): Promise<GoodsCard[]> {
  const values = new Values()
  const rows = await runPrepared<CardRow>(
    ctx,
    `select ${CARD} from (select g.id from goods g where g.is_listed order by ${BEST} limit ${values.add(limit)}) p
     join goods g on g.id = p.id ${CARD_STORE} order by ${BEST}`,
    values,
  )
  return rows.map(cardOf)
}

const HOT_WORDS = 8

/** Names of the third-level classes that sell best: words that certainly have results. */
export async function hotWords(ctx: Ctx): Promise<string[]> {
  const values = new Values()
  const rows = await runPrepared<{ name: string; name_en: string }>(
    ctx,
    `select c.name_zh as name, c.name_en from (
       select class_id, sum(sales) as sold from (
         select g.class_id, g.sales from goods g where g.is_listed order by ${BEST} limit 500) best
       group by class_id order by sold desc, class_id limit ${values.add(HOT_WORDS)}) hot
     join goods_classes c on c.id = hot.class_id order by hot.sold desc, c.id`,
    values,
  )
  return rows.map(row => (ctx.locale === 'en' && row.name_en !== '' ? row.name_en : row.name))
}
