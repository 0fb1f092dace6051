import type { GoodsCard, HomeData } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { orderTerms } from '../search/search-conditions.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { CARD, type CardRow, cardOf } from './goods-card.queries.ts'

const BEST = orderTerms('sales', 'desc')

interface FloorRow extends CardRow {
  readonly floor_id: string
  readonly floor_name: string
  readonly floor_name_en: string
  readonly floor_thumb: string
}

/** Floors by top class with their best goods, recommended ones first; classes without listed goods are left out. */
export async function homeFloors(ctx: Ctx, each: number): Promise<HomeData['floors']> {
  const values = new Values()
  const limit = values.add(each)
  const best = (more: string) =>
    `(select g.*, ${more === '' ? 1 : 0} as rank from goods g where g.is_listed and g.class_root_id = c.id${more} order by ${BEST} limit ${limit})`
  const rows = await runPrepared<FloorRow>(
    ctx,
    `select c.id as floor_id, c.name_zh as floor_name, c.name_en as floor_name_en, c.thumb as floor_thumb, ${CARD}
     from goods_classes c
     cross join lateral (
       select distinct on (either.id) either.* from (
         ${best(' and g.is_master')} union all ${best('')}) either order by either.id, either.rank) g
     join stores s on s.id = g.store_id
     where c.level = 1
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
        goods: cards.slice(0, each).map(cardOf),
      },
    ]
  })
}

/** The best-selling or newest listed goods. */
export async function topGoods(ctx: Ctx, sort: 'sales' | 'newest', limit: number): Promise<GoodsCard[]> {
  const values = new Values()
  const rows = await runPrepared<CardRow>(
    ctx,
    `select ${CARD} from (select g.id from goods g where g.is_listed order by ${orderTerms(sort, 'desc')} limit ${values.add(limit)}) p
     join goods g on g.id = p.id join stores s on s.id = g.store_id order by ${orderTerms(sort, 'desc')}`,
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
