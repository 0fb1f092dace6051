import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { DeskActor } from '../lists/table-view.queries.ts'

/** Below the lease of a job, so that no statement outlives it. */
const STATEMENT_MS = 45_000

/** Runs `work` on one snapshot of the database, which it cannot change. */
export function inSnapshot<T>(ctx: Ctx<DeskActor>, work: (snapshot: Ctx<DeskActor>) => Promise<T>): Promise<T> {
  return ctx.db.transaction(
    async db => {
      await db.execute(sql.raw(`set local statement_timeout = ${STATEMENT_MS}`))
      return work({ ...ctx, db, inTransaction: true })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
