import type { Page, Route } from 'playwright-core'
import type { State } from './routes.ts'

/** Calls that a page's frame needs; they work in every state, since without them there is no page to look at. */
const FRAME =
  /\/api(\/(Seller|Admin))?\/(common|auth\/info|load_menu|is_login|cart_count|notices?\/count|login)(\?|\/|$)/

const isList = (data: unknown): data is { data: unknown[] } =>
  typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data)

/** Answers that contain several lists; in others, such as a product, an empty list would be a broken record. */
const LISTS = /\/api\/(user\/carts|home)(\?|$)/

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const emptied = (url: string, data: unknown): unknown => {
  if (Array.isArray(data)) return []
  if (isList(data)) return { ...data, data: [], count: 0, total: 0, last_page: 1 }
  if (!isRecord(data) || !LISTS.test(url)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? [] : value]))
}

const answerEmpty = async (route: Route) => {
  const answer = await route.fetch()
  const body: unknown = await answer.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('data' in body)) return route.fulfill({ response: answer })
  return route.fulfill({ response: answer, json: { ...body, data: emptied(route.request().url(), body.data) } })
}

const answers: Record<Exclude<State, 'filled'>, (route: Route) => Promise<void>> = {
  empty: answerEmpty,
  // Never answered: the page shows what it shows while it waits.
  loading: () => Promise.resolve(),
  failed: route => route.fulfill({ status: 200, json: { code: 500, msg: 'demo of a failing server', data: null } }),
}

/** Modifies the answers of the server, so that the page shows the wanted state. */
export const putIntoState = async (page: Page, state: State): Promise<void> => {
  if (state === 'filled') return
  await page.route('**/api/**', route => {
    const request = route.request()
    const passes = request.method() !== 'GET' || FRAME.test(new URL(request.url()).pathname)
    return passes ? route.continue() : answers[state](route)
  })
}
