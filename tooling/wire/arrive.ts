import type { Area } from '@shiji/contract/area.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type Login, logIn } from '../look/demo-shop.ts'
import type { Visit } from './visits.ts'
import { listenToWire, type Wire } from './wire.ts'

/** A page that a person has opened. */
export interface Arrival {
  readonly page: Page
  readonly wire: Wire
  leave(): Promise<void>
}

export interface ArriveOptions {
  /** The window; the cache is always empty. */
  readonly context?: BrowserContextOptions
  /** Called before the page opens. */
  readonly prepare?: (page: Page) => Promise<void>
}

export interface Visitors {
  /** Opens the page with a cold cache and waits for its content and its silence; rejects when the content does not come. */
  arrive(visit: Visit, options?: ArriveOptions): Promise<Arrival>
}

const PATIENCE = { timeout: 60_000 }
const QUIET_MS = 1_500
const TOKENS: Readonly<Record<Area, string>> = { buyer: 'token', seller: 'seller_token', admin: 'admin_token' }

const dig = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? Object.entries(inside).find(([name]) => name === String(key))?.[1]
        : undefined,
    value,
  )

const ask = async (url: string, token: string | undefined): Promise<unknown> => {
  const headers = { 'accept-language': 'zh-CN', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const answer: unknown = await (await fetch(url, { headers })).json()
  if (dig(answer, ['code']) !== 200) throw new Error(`${url} answered ${JSON.stringify(answer).slice(0, 200)}`)
  return dig(answer, ['data'])
}

/** People of the demo at `url`: each is logged in once, each page gets a browser context of its own. */
export const visitorsOf = async (browser: Browser, url: string): Promise<Visitors> => {
  const logins = new Map<Area, Promise<Login>>()
  const goods = String(dig(await ask(`${url}/api/goods_search`, undefined), ['data', 0, 'id']))
  const at = (path: string) => `${url}${path.replace(':goods', goods)}`

  const loginOf = async ({ area, member }: Visit): Promise<Login> => {
    if (!member) return {}
    const known = logins.get(area) ?? logIn(url, area)
    logins.set(area, known)
    return await known
  }

  const expectContent = async (page: Page, { shows, name, area }: Visit, login: Login) => {
    if (shows === undefined) return await page.locator('input[type=password]').first().waitFor(PATIENCE)
    const answer = await ask(at(shows.api), login[TOKENS[area]])
    const words = dig(answer, shows.words)
    if (typeof words !== 'string' || words === '') throw new Error(`${name}: nothing to look for in ${shows.api}`)
    // Cards show the brand of goods above the thing.
    const brand = dig(answer, [...shows.words.slice(0, -1), 'brand_name'])
    const thing = typeof brand === 'string' && words.startsWith(`${brand} `) ? words.slice(brand.length + 1) : words
    await page.getByText(words).or(page.getByText(thing)).filter({ visible: true }).first().waitFor(PATIENCE)
  }

  return {
    arrive: async (visit, { context: options = {}, prepare } = {}) => {
      const login = await loginOf(visit)
      const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, ...options })
      try {
        await context.addInitScript(kept => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
        }, login)
        const page = await context.newPage()
        const wire = await listenToWire(page)
        await prepare?.(page)
        await page.goto(at(visit.path))
        await expectContent(page, visit, login)
        await wire.quiet(QUIET_MS)
        return { page, wire, leave: () => context.close() }
      } catch (cause) {
        await context.close()
        throw new Error(`${visit.name} does not show what it is for`, { cause })
      }
    },
  }
}
