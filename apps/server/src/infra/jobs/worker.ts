import type { Runtime } from '../context.ts'
import { deliverEvents } from '../outbox/deliver.ts'
import type { Reactions } from '../outbox/reactions.ts'
import type { JobKinds } from './jobs.ts'
import { plantRecurring, runDueJobs } from './run-jobs.ts'

const IDLE_MS = 500

export interface Worker {
  /** Ends after the batch in hand; a long job gives up at its next step and is run again elsewhere. */
  stop(): Promise<void>
}

/** Drains outbox and jobs for ever, resting half a second when there is nothing to do; long jobs beside the others. */
export function startWorker(runtime: Runtime, reactions: Reactions, kinds: JobKinds): Worker {
  let running = true
  const resting = new Set<() => void>()
  const rest = () =>
    new Promise<void>(resolve => {
      const wake = () => {
        clearTimeout(timer)
        resting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, IDLE_MS)
      resting.add(wake)
    })
  const loop = async (round: () => Promise<number>) => {
    while (running) {
      const done = await round().catch(error => {
        runtime.log.error({ err: error }, 'worker round failed')
        return 0
      })
      if (done === 0 && running) await rest()
    }
  }
  const short = async () => {
    await plantRecurring(runtime, kinds).catch(error => runtime.log.error({ err: error }, 'recurring jobs not planted'))
    await loop(() => drainShort(runtime, reactions, kinds))
  }
  const ended = Promise.all([short(), loop(() => runDueJobs(runtime, kinds, 'long', () => running))])
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

/** One round over outbox and jobs of both lanes; tests call it instead of waiting. Returns how much was done. */
export async function drainOnce(runtime: Runtime, reactions: Reactions, kinds: JobKinds): Promise<number> {
  return (await drainShort(runtime, reactions, kinds)) + (await runDueJobs(runtime, kinds, 'long'))
}
