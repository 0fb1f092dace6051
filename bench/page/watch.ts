/** What a page went through while it was watched. */
export interface Watched {
  /** Longest task, in ms; browsers report those from 50 ms on, so 0 means that none was longer. */
  readonly longestTask: number
  /** Tasks of more than 50 ms. */
  readonly longTasks: number
  /** Longest time between two turns of the event loop, in ms. */
  readonly longestGap: number
  /** How often the text of a status changed. */
  readonly statusChanges: number
}

/** Watches how busy the page is, until the returned function is called. */
export const watchPage = (): (() => Watched) => {
  const tasks: number[] = []
  const observer = new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration)))
  observer.observe({ type: 'longtask' })
  let longestGap = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - last)
    last = now
  }, 4)
  const texts = new Set<string>()
  const readStatus = (): void => {
    for (const status of document.querySelectorAll('[role=dialog] [role=status]')) texts.add(status.textContent)
  }
  const mutations = new MutationObserver(readStatus)
  mutations.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    clearInterval(timer)
    mutations.disconnect()
    tasks.push(...observer.takeRecords().map(entry => entry.duration))
    observer.disconnect()
    return {
      longestTask: Math.max(0, ...tasks),
      longTasks: tasks.length,
      longestGap,
      statusChanges: texts.size,
    }
  }
}
