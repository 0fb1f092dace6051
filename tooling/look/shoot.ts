import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { type Locale, languageTag } from '@shiji/i18n/locale.ts'
import type { Browser, Page } from 'playwright-core'
import { findBrightSlabs } from './bright.ts'
import type { Login } from './demo-shop.ts'
import { inspectPage, watchLayout } from './inspect.ts'
import type { LookRoute, State } from './routes.ts'
import { putIntoState } from './states.ts'

export type Theme = 'light' | 'dark'
export type Frame = { locale: Locale; theme: Theme; width: number }
export type Shot = Frame & { route: LookRoute; state: State; file: string; faults: string[] }

export type Studio = { browser: Browser; url: string; folder: string; namespaces: readonly string[] }

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844 }
const TALLEST = 2_400

const nameOf = (route: LookRoute, state: State, { locale, theme, width }: Frame) => {
  const page =
    route.path === '/'
      ? 'home'
      : route.path
          .slice(1)
          .replace(/[^\w-]+/g, '-')
          .slice(0, 60)
  return `${route.area}/${page}.${state}.${locale}.${theme}.${width}.png`
}

/** Failing calls are what the failed state is made of; anything else on the console is a fault of the page. */
const isExpected = (state: State, text: string) => state === 'failed' && /demo of a failing server|500/.test(text)

/** The page of an unknown address has the status 404, which browsers report. */
const isUnknownPage = (path: string, text: string, address: string) =>
  path === '/no-such-page' && address.endsWith(path) && text.includes('404')

/** On a busy machine the code of a page may come long after its document. */
const hasHeading = () => document.querySelector('h1') !== null

const settle = async (page: Page, state: State) => {
  await page.waitForFunction(hasHeading, undefined, { timeout: 15_000 }).catch(() => undefined)
  if (state !== 'loading') await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      document
        .getAnimations()
        .map(animation => animation.finished.catch(() => undefined).then(() => undefined))
        .map(done => Promise.race([done, new Promise(resolve => setTimeout(resolve, 1_500))])),
    )
  })
}

/** Opens one page in one state and frame, saves its screenshot and returns its faults. */
export const shoot = async (
  { browser, url, folder, namespaces }: Studio,
  route: LookRoute,
  state: State,
  frame: Frame,
  login: Login | undefined,
): Promise<Shot> => {
  const { locale, theme, width } = frame
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    locale: languageTag(locale),
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    isMobile: width < 600,
  })
  const file = nameOf(route, state, frame)
  const faults: string[] = []
  try {
    await context.addInitScript(watchLayout)
    const kept = { language: locale, ...(route.as === 'member' ? login : {}) }
    await context.addInitScript(entries => {
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value)
    }, kept)
    const page = await context.newPage()
    page.on('console', message => {
      const isFault = message.type() === 'error' && !isExpected(state, message.text())
      if (isFault && !isUnknownPage(route.path, message.text(), message.location().url))
        faults.push(`console: ${message.text().slice(0, 200)} ${message.location().url}`.trimEnd())
    })
    page.on('pageerror', error => faults.push(`error: ${error.message.slice(0, 200)}`))
    await putIntoState(page, state)
    await page.goto(`${url}${AREA_PREFIX[route.area]}${route.path}`, { waitUntil: 'load' })
    await settle(page, state)
    faults.push(...(await inspectPage(page, namespaces)))
    if (theme === 'dark') faults.push(...(await findBrightSlabs(page)))
    mkdirSync(join(folder, 'shots', route.area), { recursive: true })
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(tall, 200), TALLEST) }
    await page.screenshot({ path: join(folder, 'shots', file), fullPage: true, clip, animations: 'disabled' })
  } catch (error) {
    faults.push(`could not be shot: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
    await context.close()
  }
  return { ...frame, route, state, file, faults: [...new Set(faults)] }
}
