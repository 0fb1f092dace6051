import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { jobs } from './job.table.ts'

export interface JobRequest {
  readonly kind: string
  /** At most one open job per kind and dedupe text. */
  readonly dedupe: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly runAt: Date
}

/** Puts work down in the caller's transaction. A job of the same kind and dedupe text that is still open is kept as it is. */
export async function enqueue(tx: Ctx, job: JobRequest): Promise<void> {
  await tx.db
    .insert(jobs)
    .values({
      id: await tx.ids.next(),
      kind: job.kind,
      dedupe: job.dedupe,
      payload: job.payload ?? {},
      runAt: job.runAt,
      createdAt: tx.clock.now(),
    })
    .onConflictDoNothing()
}

/** Takes an open job back, for example the timer of an order that was paid. */
export async function withdraw(tx: Ctx, kind: string, dedupe: string): Promise<void> {
  await tx.db.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.dedupe, dedupe), isNull(jobs.doneAt)))
}

export type JobPayload = Readonly<Record<string, unknown>>

/** What runs a kind of job. Must be idempotent: a lease that ran out means it may run twice. */
export type JobHandler = (ctx: Ctx, payload: JobPayload) => Promise<void>

export interface Recurring {
  readonly kind: string
  readonly everyMs: number
}

/** The kinds of job of a process, registered by the modules' plugins. */
export class JobKinds {
  readonly #handlers = new Map<string, JobHandler>()
  readonly #recurring: Recurring[] = []

  on(kind: string, handler: JobHandler): void {
    if (this.#handlers.has(kind)) throw new Error(`job kind ${kind} registered twice`)
    this.#handlers.set(kind, handler)
  }

  /** A job that puts itself down again `everyMs` after each run; its first row is made at start. */
  every(kind: string, everyMs: number, handler: JobHandler): void {
    this.on(kind, handler)
    this.#recurring.push({ kind, everyMs })
  }

  handler(kind: string): JobHandler | undefined {
    return this.#handlers.get(kind)
  }

  get recurring(): readonly Recurring[] {
    return this.#recurring
  }

  get kinds(): readonly string[] {
    return [...this.#handlers.keys()]
  }
}
