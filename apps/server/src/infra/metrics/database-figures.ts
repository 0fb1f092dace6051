import { sql } from 'drizzle-orm'
import { type Runtime, systemContext } from '../context.ts'
import { lastInvariantRun } from '../invariants/runs.ts'

export const QUEUES = ['jobs', 'outbox'] as const

/** State of one queue. */
export interface QueueFigures {
  /** Rows that are due. */
  readonly due: number
  /** Rows that failed at least once and wait for the next try. */
  readonly failing: number
  /** How long the oldest due row has been waiting, seconds. */
  readonly lag: number
}

/** Figures that the database has for the whole shop, the same from every process. */
export interface DatabaseFigures {
  readonly queues: Readonly<Record<(typeof QUEUES)[number], QueueFigures>>
  /** Rows that broke an invariant at the last check; undefined before the first. */
  readonly breaches: number | undefined
}

const FAILING = {
  jobs: sql`count(*) filter (where last_error is not null)`,
  outbox_events: sql`(select count(*) from outbox_deliveries)`,
} as const

const queue = (table: 'jobs' | 'outbox_events', due: 'run_at' | 'next_at', now: Date) => sql`
  select count(*) filter (where ${sql.identifier(due)} <= ${now}) as due, ${FAILING[table]} as failing,
    coalesce(extract(epoch from ${now}::timestamptz - min(${sql.identifier(due)}) filter (where ${sql.identifier(due)} <= ${now})), 0) as lag
  from ${sql.identifier(table)} where done_at is null`

/** Reads the figures that all processes share. Throws while the database is away. */
export async function databaseFigures(runtime: Runtime): Promise<DatabaseFigures> {
  const now = runtime.clock.now()
  const [jobs, outbox, last] = await Promise.all([
    runtime.db.execute<Record<string, unknown>>(queue('jobs', 'run_at', now)),
    runtime.db.execute<Record<string, unknown>>(queue('outbox_events', 'next_at', now)),
    lastInvariantRun(systemContext(runtime, 'metrics')),
  ])
  return { queues: { jobs: figures(jobs.rows[0]), outbox: figures(outbox.rows[0]) }, breaches: last?.breaches }
}

const figures = (row: Readonly<Record<string, unknown>> | undefined): QueueFigures => ({
  due: Number(row?.due ?? 0),
  failing: Number(row?.failing ?? 0),
  lag: Number(row?.lag ?? 0),
})
