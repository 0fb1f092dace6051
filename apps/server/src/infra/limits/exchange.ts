import { eq, sql } from 'drizzle-orm'
import type { Runtime } from '../context.ts'
import { callSums } from './call-sums.table.ts'
import type { SharedWindow, Sums } from './shared-window.ts'

const SECOND_MS = 1_000
/** The sums of a second are read half a second later, when all have written theirs. */
const READ_AFTER_MS = 500
/** A process that has not written for this long is gone. */
const ALIVE = sql`seen_at > now() - interval '3 seconds'`
/** Rounds that wait for a slow process before its older sums are used. */
const PATIENT_ROUNDS = 2

type Store = Pick<Runtime, 'db' | 'aside'>
const dbOf = ({ db, aside }: Store) => aside ?? db

/** Writes what this process let through: one small row. */
export async function publish(store: Store, window: SharedWindow, tick: number): Promise<void> {
  const row = { minute: window.minute, tick, sums: window.sums(), seenAt: sql`now()` }
  await dbOf(store)
    .insert(callSums)
    .values({ process: window.name, ...row })
    .onConflictDoUpdate({ target: callSums.process, set: row })
}

/**
 * Reads what all processes published; false when one of them has not yet written this second's sums and `isPatient`
 * waits for it.
 */
export async function learn(store: Store, window: SharedWindow, tick: number, isPatient = true): Promise<boolean> {
  const rows = await dbOf(store).select().from(callSums).where(ALIVE)
  if (isPatient && rows.some(row => row.tick < tick)) return false
  const { minute } = window
  window.adopt({
    minute,
    processes: new Map(rows.map(row => [row.process, row.minute === minute ? row.sums : NOTHING])),
  })
  return true
}

const NOTHING: Sums = Object.freeze({})

/**
 * Exchanges sums with the other processes once a second. Without the database each keeps counting with what it knows.
 */
export function startExchange(
  runtime: Pick<Runtime, 'db' | 'aside' | 'log'>,
  window: SharedWindow,
): { stop(): Promise<void> } {
  let isStopping = false
  let isFailing = false
  let missed = 0
  let timer: NodeJS.Timeout | undefined
  let inHand: Promise<void> = Promise.resolve()
  const attempt = (work: () => Promise<void>) =>
    work().then(
      () => {
        isFailing = false
      },
      error => {
        if (!isFailing) runtime.log.warn({ err: error }, 'call sums not exchanged')
        isFailing = true
      },
    )
  const at = (offset: number, work: (tick: number) => Promise<void>, then: () => void) => {
    if (isStopping) return
    const now = Date.now()
    const rest = (SECOND_MS + offset - (now % SECOND_MS)) % SECOND_MS || SECOND_MS
    timer = setTimeout(() => {
      inHand = attempt(() => work(Math.floor(Date.now() / SECOND_MS))).finally(then)
    }, rest)
    timer.unref()
  }
  const write = (): void => at(0, tick => publish(runtime, window, tick), read)
  const read = (): void =>
    at(
      READ_AFTER_MS,
      async tick => {
        missed = (await learn(runtime, window, tick, missed < PATIENT_ROUNDS)) ? 0 : missed + 1
      },
      write,
    )
  inHand = attempt(() => publish(runtime, window, Math.floor(Date.now() / SECOND_MS))).finally(read)
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await inHand
      await dbOf(runtime)
        .delete(callSums)
        .where(eq(callSums.process, window.name))
        .catch(() => undefined)
    },
  }
}
