import type { Ctx } from '../../../../infra/context.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { Recent } from '../storefront/recent.ts'
import { baseCondition } from './search-conditions.ts'

/** Counts that reached a limit of at least `MANY` hits; smaller ones are not kept, since each change of goods matters. */
const reached = new Recent<number>(15_000)
const MANY = 200

/** How many listed goods each of the queries finds, counted up to a limit. */
export async function hitsOf(ctx: Ctx, queries: readonly string[], limit: number): Promise<number[]> {
  const many = (words: string): boolean => (reached.get(ctx, words) ?? 0) >= limit
  const rare = [...new Set(queries)].filter(words => !many(words))
  const hits = await countedHits(ctx, rare, limit)
  for (const [words, count] of hits) if (count >= Math.max(limit, MANY)) reached.set(ctx, words, count)
  return queries.map(words => hits.get(words) ?? limit)
}

async function countedHits(ctx: Ctx, queries: readonly string[], limit: number): Promise<Map<string, number>> {
  if (queries.length === 0) return new Map()
  const values = new Values()
  const most = values.add(limit)
  const parts = queries.map((words, at) => {
    const where = baseCondition({ words, klass: undefined }, values)
    // Planned as if all hits were wanted: for a few of many expected ones the planner would read the whole table instead.
    return `(with hit as materialized (select 1 from goods g where ${where})
      select ${at} as place, count(*) as hits from (select from hit limit ${most}) part)`
  })
  const rows = await runPrepared<{ place: number; hits: string }>(ctx, parts.join(' union all '), values)
  const counts = new Map(rows.map(row => [row.place, Number(row.hits)]))
  return new Map(queries.map((words, at) => [words, counts.get(at) ?? 0]))
}
