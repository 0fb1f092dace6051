import { AppError } from '../app-error.ts'

/** Runs a few pieces of heavy work at once in this process and lets a few more wait. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/** Creates a turnstile; when the queue is full, calls are refused with 429. */
export function createTurnstile(atOnce: number, longestQueue: number): Turnstile {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= longestQueue) throw new AppError('request.too_many', {}, { retry_after: 1 })
      await new Promise<void>(resolve => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
