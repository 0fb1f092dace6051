import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { CLASSES } from '../catalog/classes.ts'
import { QUERIES } from './all.ts'
import { judge, type Place, type Query, type Verdict } from './query.ts'

/** A query with its verdict and the names in the first four places. */
export interface Scored {
  readonly query: Query
  readonly verdict: Verdict
  readonly names: readonly string[]
}

/** Asks the shop's search every query and judges the answers; the demo world must be loaded. */
export async function scoreQueries(ctx: Ctx): Promise<Scored[]> {
  const scored: Scored[] = []
  for (const query of QUERIES) {
    const paging = { sort: 'default', order: 'desc', page: 1, perPage: 10 } as const
    const { ids } = await ctx.ports.searchEngine.search(ctx, { keywords: query[0], filters: {}, paging })
    const places = await placesOf(ctx, ids.slice(0, 4))
    scored.push({ query, verdict: judge(query, places), names: places.map(place => place.name) })
  }
  return scored
}

async function placesOf(ctx: Ctx, ids: readonly number[]): Promise<Place[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<{ id: string; name: string; brand: string; leaf: string; middle: string }>(sql`
    select g.id, g.name, coalesce(b.name_zh, '') as brand, c.name_zh as leaf, m.name_zh as middle
    from goods g join goods_classes c on c.id = g.class_id join goods_classes m on m.id = g.class_middle_id
    left join goods_brands b on b.id = g.brand_id where g.id in (${sql.join([...ids], sql`, `)})`)
  const found = new Map(rows.map(row => [Number(row.id), row]))
  return ids.flatMap(id => {
    const row = found.get(id)
    const classes = row === undefined ? undefined : codesOf(row.middle, row.leaf)
    return row === undefined || classes === undefined ? [] : [{ classes, brand: row.brand, name: row.name }]
  })
}

function codesOf(middleName: string, leafName: string): Place['classes'] | undefined {
  for (const root of CLASSES)
    for (const middle of root.middles)
      for (const leaf of middle.leaves)
        if (middle.zh === middleName && leaf.zh === leafName) return [leaf.code, middle.code, root.code]
  return undefined
}
