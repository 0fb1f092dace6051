import type { Runtime } from '../context.ts'
import { deliverEvents } from '../outbox/deliver.ts'
import type { Reactions } from '../outbox/reactions.ts'
import type { JobKinds } from './jobs.ts'
import { plantRecurring, runDueJobs } from './run-jobs.ts'

const IDLE_MS = 500
/** Longest pause after failed rounds, as while the database is away. */
const LONGEST_REST_MS = 5_000
/** Longest wait of the long jobs for what became due while no worker ran. */
const CATCH_UP_MS = 60_000

/** Milliseconds without work: half a second, twice as long after each failure in a row, 5 s at most. */
export const restAfter = (failures: number): number => Math.min(IDLE_MS * 2 ** failures, LONGEST_REST_MS)

export interface Worker {
  /** Ends after the current batch; a long job gives up at its next step and is run again elsewhere. */
  stop(): Promise<void>
}

/**
 * Processes outbox and jobs forever, pausing half a second when there is nothing to do, longer after failures. Long
 * jobs run beside the others, once those have caught up: a check of the books right after a pause would report every
 * deadline that passed meanwhile.
 */
export function startWorker(runtime: Runtime, reactions: Reactions, kinds: JobKinds): Worker {
  let running = true
  const resting = new Set<() => void>()
  const rest = (ms: number) =>
    new Promise<void>(resolve => {
      const wake = () => {
        clearTimeout(timer)
        resting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      resting.add(wake)
    })
  const loop = async (round: () => Promise<number>) => {
    let failures = 0
    while (running) {
      const done = await round().then(
        count => {
          failures = 0
          return count
        },
        error => {
          failures += 1
          runtime.log.error({ err: error, failures }, 'worker round failed')
          return 0
        },
      )
      if (done === 0 && running) await rest(restAfter(failures))
    }
  }
  let isPlanted = false
  const caughtUp = Promise.withResolvers<void>()
  const short = async () => {
    if (!isPlanted) await plantRecurring(runtime, kinds)
    isPlanted = true
    const done = await drainShort(runtime, reactions, kinds)
    if (done === 0) caughtUp.resolve()
    return done
  }
  const long = async () => {
    await Promise.race([caughtUp.promise, rest(CATCH_UP_MS)])
    await loop(() => runDueJobs(runtime, kinds, 'long', () => running))
  }
  const ended = Promise.all([loop(short), long()])
  return {
    stop: async () => {
      running = false
      for (const wake of resting) wake()
      await ended
    },
  }
}

const drainShort = async (runtime: Runtime, reactions: Reactions, kinds: JobKinds): Promise<number> =>
  (await deliverEvents(runtime, reactions)) + (await runDueJobs(runtime, kinds))

/** One round over outbox and jobs of both lanes; tests call it instead of waiting. Returns how many were processed. */
export async function drainOnce(runtime: Runtime, reactions: Reactions, kinds: JobKinds): Promise<number> {
  return (await drainShort(runtime, reactions, kinds)) + (await runDueJobs(runtime, kinds, 'long'))
}
