import type { Runtime } from '../context.ts'
import { deliverEvents } from '../outbox/deliver.ts'
import type { Reactions } from '../outbox/reactions.ts'
import type { JobKinds } from './jobs.ts'
import { plantRecurring, runDueJobs } from './run-jobs.ts'

const IDLE_MS = 500

export interface Worker {
  /** Ends after the batch in hand. */
  stop(): Promise<void>
}

/** Drains outbox and jobs for ever, resting half a second when there is nothing to do. */
export function startWorker(runtime: Runtime, reactions: Reactions, kinds: JobKinds): Worker {
  let running = true
  let wake: () => void = () => undefined
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, IDLE_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = async () => {
    await plantRecurring(runtime, kinds).catch(error => runtime.log.error({ err: error }, 'recurring jobs not planted'))
    while (running) {
      const done = await drainOnce(runtime, reactions, kinds).catch(error => {
        runtime.log.error({ err: error }, 'worker round failed')
        return 0
      })
      if (done === 0 && running) await rest()
    }
  }
  const ended = loop()
  return {
    stop: () => {
      running = false
      wake()
      return ended
    },
  }
}

/** One round over outbox and jobs; tests call it instead of waiting. Returns how much was done. */
export async function drainOnce(runtime: Runtime, reactions: Reactions, kinds: JobKinds): Promise<number> {
  return (await deliverEvents(runtime, reactions)) + (await runDueJobs(runtime, kinds))
}
