const LOOK_MS = 250
const LONGEST_REST_MS = 5_000

/**
 * Watches a postmaster: if its process is gone although it was not stopped, `start` is called until it succeeds, with
 * growing waits. `pidOf` returns undefined while none runs.
 */
export function restartWhenGone(
  pidOf: () => number | undefined,
  start: () => Promise<unknown>,
  log: (line: string) => void,
): { stop(): Promise<void> } {
  let isStopping = false
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let inHand: Promise<void> = Promise.resolve()
  const rest = () => Math.min(LOOK_MS * 2 ** failures, LONGEST_REST_MS)
  const look = async () => {
    if (pidOf() !== undefined) return
    log(failures === 0 ? 'the database has ended: starting it again' : 'starting the database again')
    try {
      await start()
      failures = 0
      log('the database runs again')
    } catch (error) {
      failures += 1
      log(`the database did not start again: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const plan = () => {
    if (isStopping) return
    timer = setTimeout(() => {
      inHand = look().finally(plan)
    }, rest())
    timer.unref()
  }
  plan()
  return {
    /** Ends the watch; a start in progress is waited for. */
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await inHand
    },
  }
}
