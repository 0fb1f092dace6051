import type { Page } from 'playwright-core'

/** What the main thread of a page worked, in ms of the processor: what other programs took from it in the meantime is not in it. */
export interface ThreadWork {
  readonly all: number
  readonly longestTask: number
}

interface Task {
  readonly thread: string
  readonly ms: number
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const threadOf = (event: unknown): string => `${field(event, 'pid')}:${field(event, 'tid')}`

const isMain = (event: unknown): boolean =>
  field(event, 'name') === 'thread_name' && field(field(event, 'args'), 'name') === 'CrRendererMain'

const taskOf = (event: unknown): Task[] => {
  const length = field(event, 'tdur')
  return field(event, 'name') === 'ThreadControllerImpl::RunTask' && typeof length === 'number'
    ? [{ thread: threadOf(event), ms: length / 1000 }]
    : []
}

/** Reads the tasks of the page's main thread out of the browser's own record. */
const readTrace = (text: string): ThreadWork => {
  const trace: unknown = JSON.parse(text)
  const events = field(trace, 'traceEvents')
  if (!Array.isArray(events)) throw new Error('The browser recorded nothing.')
  const mains = new Set(events.filter(isMain).map(threadOf))
  const tasks = events.flatMap(taskOf).filter(({ thread }) => mains.has(thread))
  return {
    all: tasks.reduce((sum, { ms }) => sum + ms, 0),
    longestTask: Math.max(0, ...tasks.map(({ ms }) => ms)),
  }
}

/** Counts what the page's main thread works while `work` runs. */
export async function countWork<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<{ result: Result; spent: ThreadWork }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const result = await work()
  const trace = await browser.stopTracing()
  return { result, spent: readTrace(trace.toString('utf8')) }
}
