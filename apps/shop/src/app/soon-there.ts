import { api } from '@shiji/api/base/api.ts'
import type { ShijiStore } from '@shiji/api/store.ts'
import type { createBrowserRouter } from 'react-router'

/** How long the first page may delay its skeleton. */
const PATIENCE_MS = 300

/**
 * Waits for the code and the data of the first page, which have usually loaded already: rendered at once, the page would show its skeleton first and
 * render twice. Data that take longer fill the skeleton.
 */
export async function soonThere(store: ShijiStore, router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const late = new Promise<void>(resolve => setTimeout(resolve, PATIENCE_MS))
  const there = async () => {
    await new Promise<void>(resolve => {
      if (router.state.initialized) return resolve()
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  }
  await Promise.race([late, there()])
}
