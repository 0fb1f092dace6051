import { LIMITS } from '@shiji/contract/limits.ts'
import type { ListSums } from '@shiji/contract/lists/list-sums.ts'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../infra/context.ts'
import type { IdQuery, ListSpec, ParsedList } from './list.ts'
import type { ListCall } from './list-call.ts'
import { isFarAboveCap, whereClause } from './list-sql.ts'

type Sums = NonNullable<ListSpec['sums']>

/** Sums over all rows that a list call finds with these filters; null above the count cap. */
export async function sumsOf(call: ListCall, ctx: Ctx, list: ParsedList): Promise<ListSums['sums']> {
  const sums = call.list.sums ?? {}
  let found: ListSums['sums'] = Object.fromEntries(Object.keys(sums).map(name => [name, 0]))
  const reader: ParsedList['reader'] = async (at, query) => {
    found = await addUp(at, query, sums)
    return { ids: [], total: 0 }
  }
  await call.read(ctx, { ...list, childrenOf: undefined, reader })
  return found
}

/** One statement; null above the count cap, where it stops reading, or reads nothing where that is known before. */
async function addUp(ctx: Ctx, { table, where }: IdQuery, sums: Sums): Promise<ListSums['sums']> {
  const columns = Object.entries(sums).map(([name, sum]): [string, SQLWrapper] => [
    name,
    typeof sum === 'function' ? sum(ctx) : sum,
  ])
  const name = (at: number) => sql.identifier(`s${at}`)
  const terms = columns.map(([, column], at) => sql`${column} as ${name(at)}`)
  const totals = columns.map((_, at) => sql`coalesce(sum(${name(at)}), 0) as ${name(at)}`)
  const most = LIMITS.list.countCap + 1
  const far = isFarAboveCap(table, where)
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    select case when ${far} then ${most} else count(*) end as found, ${sql.join(totals, sql`, `)} from (
      select ${sql.join(terms, sql`, `)} from ${table} ${whereClause(where)}
      limit case when ${far} then 0 else ${most} end) capped`)
  const [row] = rows
  if (row === undefined || Number(row.found) > LIMITS.list.countCap) return null
  return Object.fromEntries(columns.map(([key], at) => [key, Number(row[`s${at}`])]))
}
