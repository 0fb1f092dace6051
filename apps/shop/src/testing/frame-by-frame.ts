import { afterEach, beforeEach, vi } from 'vitest'

/** For the tests of a file: fresh modules for each, and frames that come with the fake time, 16 ms apart. */
export function frameByFrame(): void {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    vi.resetModules()
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
    vi.stubGlobal('cancelAnimationFrame', clearTimeout)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** The page was opened in this way (the type of a navigation entry) in a window of this width in px. */
export function arriveAs(type: string, width: number): void {
  vi.stubGlobal('innerWidth', width)
  const arrival = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival])
}
