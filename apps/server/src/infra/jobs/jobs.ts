import type { Ctx } from '../context.ts'
import { named } from '../database/named.ts'

export interface JobRequest {
  readonly kind: string
  /** At most one open job per kind and dedupe text. */
  readonly dedupe: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly runAt: Date
}

const ENQUEUE = `
  insert into jobs (id, kind, dedupe, payload, run_at, created_at)
  select j.id, j.kind, j.dedupe, j.payload, j.run_at, $2
  from jsonb_to_recordset($1) j (id bigint, kind text, dedupe text, payload jsonb, run_at timestamptz)
  on conflict do nothing`

/** Enqueues a job in the caller's transaction. An open job of the same kind and dedupe text is kept unchanged. */
export const enqueue = (tx: Ctx, job: JobRequest): Promise<void> => enqueueAll(tx, [job])

/** Enqueues several jobs in one statement. */
export async function enqueueAll(tx: Ctx, requests: readonly JobRequest[]): Promise<void> {
  if (requests.length === 0) return
  const ids = await tx.ids.take(requests.length)
  const rows = requests.map(({ kind, dedupe, payload, runAt }, index) => ({
    id: ids[index],
    kind,
    dedupe,
    payload: payload ?? {},
    run_at: runAt,
  }))
  await named(tx, 'jobs_enqueue', ENQUEUE, [JSON.stringify(rows), tx.clock.now()])
}

/** Withdraws an open job, for example the timer of an order that was paid. */
export const withdraw = (tx: Ctx, kind: string, dedupe: string): Promise<void> => withdrawAll(tx, kind, [dedupe])

const WITHDRAW = 'delete from jobs where kind = $1 and dedupe = any($2::text[]) and done_at is null'

/** Withdraws open jobs of one kind in one statement. */
export async function withdrawAll(tx: Ctx, kind: string, dedupes: readonly string[]): Promise<void> {
  if (dedupes.length > 0) await named(tx, 'jobs_withdraw', WITHDRAW, [kind, dedupes])
}

export type JobPayload = Readonly<Record<string, unknown>>

/** The time for which a worker may run a job. */
export interface Lease {
  /**
   * Extends it from now on; false if another worker took the job, or this process is stopping: then give up by
   * throwing.
   */
  renew(): Promise<boolean>
}

/** Runs a kind of job. Must be idempotent: after an expired lease it may run twice. */
export type JobHandler = (ctx: Ctx, payload: JobPayload, lease: Lease) => Promise<void>

/** The queue of a kind of job: long ones (an export) only hold up each other. */
export type JobLane = 'short' | 'long'

export interface Recurring {
  readonly kind: string
  readonly everyMs: number
}

/** The kinds of job of a process, registered by the modules' plugins. */
export class JobKinds {
  readonly #handlers = new Map<string, JobHandler>()
  readonly #recurring: Recurring[] = []
  readonly #long: string[] = []

  on(kind: string, handler: JobHandler, lane: JobLane = 'short'): void {
    if (this.#handlers.has(kind)) throw new Error(`job kind ${kind} registered twice`)
    this.#handlers.set(kind, handler)
    if (lane === 'long') this.#long.push(kind)
  }

  /** A recurring job: re-enqueues itself `everyMs` after each run; its first row is inserted at start. */
  every(kind: string, everyMs: number, handler: JobHandler, lane: JobLane = 'short'): void {
    this.on(kind, handler, lane)
    this.#recurring.push({ kind, everyMs })
  }

  handler(kind: string): JobHandler | undefined {
    return this.#handlers.get(kind)
  }

  get recurring(): readonly Recurring[] {
    return this.#recurring
  }

  /** Kinds whose runs may take minutes. */
  get long(): readonly string[] {
    return this.#long
  }

  get kinds(): readonly string[] {
    return [...this.#handlers.keys()]
  }
}
