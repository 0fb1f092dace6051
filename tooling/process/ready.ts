import { setTimeout as wait } from 'node:timers/promises'

/** Waits until `url` answers 200; false when `given up` turns true or the time is over. */
export const waitForAnswer = async (url: string, givenUp: () => boolean, timeout = 300_000): Promise<boolean> => {
  for (const end = Date.now() + timeout; Date.now() < end && !givenUp(); ) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.ok) return true
    await answer?.body?.cancel()
    await wait(60)
  }
  return false
}
