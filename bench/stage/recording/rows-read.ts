import { LIMITS } from '@shiji/contract/limits.ts'
import type pg from 'pg'
import { WrongAnswer } from '../../load/wrong-answer.ts'
import type { Shop } from '../runtime.ts'
import { recordStatements } from './record.ts'

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Totals, sums and badges stop counting there, so that none reads more, however many rows there are. */
const CAPS: readonly unknown[] = [LIMITS.list.countCap + 1, LIMITS.list.queueCap]

/**
 * How many rows of each table a call reads, those that it discards included: the server inside this process answers it,
 * and PostgreSQL runs its reads again and counts. Statements that stop at a cap are left out.
 */
export async function rowsRead(shop: Shop, pool: pg.Pool, path: string, token: string): Promise<Map<string, number>> {
  const statements = await recordStatements(async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await shop.app.http.inject({ url: `/api${path}`, headers })
    const { code } = answer.json<{ code: number }>()
    if (code !== 200) throw new WrongAnswer(`GET ${path}`, answer.statusCode, answer.body, `code ${code}`)
  })
  const read = new Map<string, number>()
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with)\b/i.test(text) || values.some(value => CAPS.includes(value))) continue
    const explain = `explain (analyze, timing off, format json) ${text}`
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(explain, [...values])
    for (const node of rows.flatMap(row => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))) {
      const table = node['Relation Name']
      if (table === undefined) continue
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      const rowsOf = ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 1)
      read.set(table, (read.get(table) ?? 0) + rowsOf)
    }
  }
  return read
}
