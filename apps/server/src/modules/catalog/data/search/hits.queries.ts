import type { Ctx } from '../../../../infra/context.ts'
import { runPlanned, Values } from '../sql-text.ts'
import { baseCondition } from './search-conditions.ts'

/** How many listed goods each of the queries finds, counted up to a limit. */
export async function hitsOf(ctx: Ctx, queries: readonly string[], limit: number): Promise<number[]> {
  if (queries.length === 0) return []
  const values = new Values()
  const most = values.add(limit)
  const parts = queries.map((words, at) => {
    const where = baseCondition({ words, klass: undefined }, values)
    return `select ${at} as place, count(*) as hits from (select 1 from goods g where ${where} limit ${most}) part`
  })
  const rows = await runPlanned<{ place: number; hits: string }>(ctx, parts.join(' union all '), values)
  const hits = new Map(rows.map(row => [row.place, Number(row.hits)]))
  return queries.map((_, at) => hits.get(at) ?? 0)
}
