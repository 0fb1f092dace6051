import { AppError } from '../app-error.ts'

/** Lets a few pieces of heavy work run at once in this process and a few more wait. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/** Makes a turnstile; who comes when the queue is full is refused with 429. */
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
