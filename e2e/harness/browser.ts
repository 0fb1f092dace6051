import { launchChromium } from '@shiji/tooling/browser/launch.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { site } from './site.ts'

export type Locale = 'zh-cn' | 'en'

/** Pages of one person: a context of its own, so that several people can be logged in at once. */
export type Visitor = {
  page: Page
  context: BrowserContext
  /** Errors of the console and of scripts, and what the content security policy blocked; a journey asserts that it stays empty. */
  complaints: string[]
  /** Opens a path of the area that it belongs to. */
  open: (path: string) => Promise<void>
}

let browser: Promise<Browser> | undefined

const originOf = (path: string): string => {
  const { shop, Seller, Admin } = site()
  if (path.startsWith('/Seller/')) return Seller
  return path.startsWith('/Admin/') ? Admin : shop
}

/** Opens a window for one person; the browser's language decides the shop's, as on a first visit (§1). */
export const newVisitor = async (locale: Locale): Promise<Visitor> => {
  browser ??= launchChromium()
  const context = await (await browser).newContext({
    locale: locale === 'en' ? 'en-GB' : 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  // Also reported in our own words, since browsers word this differently or not at all.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`blocked by the policy: ${effectiveDirective} ${blockedURI}`)
    })
  })
  const open = async (path: string) => {
    await page.goto(originOf(path) + path, { waitUntil: 'load' })
  }
  return { page, context, complaints, open }
}

/** Closes every window; call it in `afterAll` of each journey. */
export const closeBrowser = async (): Promise<void> => {
  const open = browser
  browser = undefined
  await (await open)?.close()
}
