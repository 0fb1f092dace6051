import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Runtime, systemContext } from '../context.ts'
import { errorLine } from '../log/error-facts.ts'
import { jobs } from './job.table.ts'
import { enqueue, type JobKinds, type JobLane } from './jobs.ts'

const BATCH = 20
const LEASE_MS = 60_000
const MAX_WAIT_MS = 3_600_000

interface JobRow extends Record<string, unknown> {
  id: string
  kind: string
  dedupe: string
  payload: Record<string, unknown>
  attempts: number
  due: string
}

/** A statement returns its rows in no order; the longest overdue is first. */
const byDue = (a: JobRow, b: JobRow): number => Number(a.due) - Number(b.due) || Number(a.id) - Number(b.id)

/** Inserts the first row of every recurring job; later calls change nothing. */
export async function plantRecurring(runtime: Runtime, kinds: JobKinds): Promise<void> {
  const ctx = systemContext(runtime)
  for (const { kind } of kinds.recurring) await enqueue(ctx, { kind, dedupe: 'recurring', runAt: runtime.clock.now() })
}

/**
 * Runs due jobs of one lane, leased with SKIP LOCKED; returns how many were taken: many short ones, or a single long
 * one, so that none waits under a lease that is running out. One failing job never blocks the others.
 */
export async function runDueJobs(
  runtime: Runtime,
  kinds: JobKinds,
  lane: JobLane = 'short',
  goesOn: () => boolean = () => true,
): Promise<number> {
  const now = runtime.clock.now()
  const isLong = sql`kind = any(${sql.param(kinds.long)}::text[])`
  const taken = await runtime.db.execute<JobRow>(sql`
    update jobs set locked_until = ${new Date(now.getTime() + LEASE_MS)}, attempts = attempts + 1 where id in (
      select id from jobs where done_at is null and run_at <= ${now} and (locked_until is null or locked_until < ${now})
        and ${lane === 'long' ? isLong : sql`not ${isLong}`}
      order by run_at, id limit ${lane === 'long' ? 1 : BATCH} for update skip locked)
    returning id, kind, dedupe, payload, attempts, extract(epoch from run_at) as due`)
  for (const job of taken.rows.toSorted(byDue)) await runJob(runtime, kinds, job, now, goesOn)
  return taken.rows.length
}

async function runJob(
  runtime: Runtime,
  kinds: JobKinds,
  job: JobRow,
  takenAt: Date,
  goesOn: () => boolean,
): Promise<void> {
  const ctx = systemContext(runtime, `job-${job.id}`)
  const id = Number(job.id)
  try {
    const handler = kinds.handler(job.kind)
    if (handler === undefined) throw new Error(`no handler for job kind ${job.kind}`)
    await handler(ctx, job.payload, { renew: async () => goesOn() && (await renew(runtime, job)) })
    await finish(runtime, kinds, job, takenAt)
  } catch (error) {
    ctx.log.error({ err: error, job: job.kind, jobId: id }, 'job failed')
    const wait = Math.min(MAX_WAIT_MS, 2_000 * 2 ** Math.min(job.attempts, 11))
    await runtime.db
      .update(jobs)
      .set({
        lastError: errorLine(error),
        lockedUntil: null,
        runAt: new Date(runtime.clock.now().getTime() + wait),
      })
      .where(takenAs(job))
  }
}

/** The row, unless another worker has taken the job since: each taking increments its attempts. */
const takenAs = (job: JobRow) => and(eq(jobs.id, Number(job.id)), eq(jobs.attempts, job.attempts), isNull(jobs.doneAt))

async function renew(runtime: Runtime, job: JobRow): Promise<boolean> {
  const lockedUntil = new Date(runtime.clock.now().getTime() + LEASE_MS)
  const mine = await runtime.db.update(jobs).set({ lockedUntil }).where(takenAs(job)).returning({ id: jobs.id })
  return mine.length > 0
}

async function finish(runtime: Runtime, kinds: JobKinds, job: JobRow, takenAt: Date): Promise<void> {
  const recurring = kinds.recurring.find(entry => entry.kind === job.kind)
  if (recurring === undefined) {
    await runtime.db.update(jobs).set({ doneAt: runtime.clock.now(), lastError: null }).where(takenAs(job))
    return
  }
  // A clock that is moved while the job runs, either way, must not put the next run past the moved time.
  const from = Math.min(takenAt.getTime(), runtime.clock.now().getTime())
  const next = new Date(from + recurring.everyMs)
  await runtime.db
    .update(jobs)
    .set({ runAt: next, lockedUntil: null, attempts: 0, lastError: null })
    .where(takenAs(job))
}
