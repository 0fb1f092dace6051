import { jobsCall } from '@shiji/contract/platform/desk.calls.ts'
import type { JobRow } from '@shiji/contract/platform/platform.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { jobs } from '../../../../infra/jobs/job.table.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'

const state = sql`case when ${jobs.doneAt} is not null then 'done' when ${jobs.lockedUntil} is not null then 'running' when ${jobs.lastError} is not null then 'failing' else 'waiting' end`

export const jobList = listOf(jobsCall, {
  id: jobs.id,
  kind: jobs.kind,
  dedupe: jobs.dedupe,
  attempts: jobs.attempts,
  state: state,
  run_at: jobs.runAt,
  created_at: jobs.createdAt,
})

/** The page of durable jobs: next run, tries, last error. */
export async function jobPage(ctx: Ctx, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, jobs, jobs.id, list, listCondition(list))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(jobs).where(inArray(jobs.id, ids))
  return { rows: inOrder(ids, rows).map(wireJob), total }
}

const wireJob = (row: typeof jobs.$inferSelect): JobRow => ({
  id: row.id,
  kind: row.kind,
  dedupe: row.dedupe,
  run_at: row.runAt.toISOString(),
  attempts: row.attempts,
  last_error: row.lastError,
  state: stateOf(row),
  created_at: row.createdAt.toISOString(),
  done_at: row.doneAt?.toISOString() ?? null,
})

function stateOf(row: typeof jobs.$inferSelect): JobRow['state'] {
  if (row.doneAt !== null) return 'done'
  if (row.lockedUntil !== null) return 'running'
  return row.lastError === null ? 'waiting' : 'failing'
}
