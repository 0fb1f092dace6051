import type { Page } from 'playwright-core'

/** A browser's measurements of a page, in ms; CLS has no unit. */
export interface Vitals {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** The longest of the taps, from the finger to the next frame. */
  readonly inp: number
  /** Taps that the browser timed. */
  readonly taps: number
}

interface Seen {
  fcp: number
  lcp: number
  cls: number
  taps: Record<number, number>
}

declare global {
  interface Window {
    shijiSeen?: Seen
  }
}

/** Runs inside the page, before anything else of it. */
const watch = () => {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, taps: {} }
  window.shijiSeen = seen
  const follow = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0)
  follow('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  follow('largest-contentful-paint', entry => {
    seen.lcp = entry.startTime
  })
  follow('layout-shift', entry => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) seen.cls += number(entry, 'value')
  })
  follow(
    'event',
    entry => {
      const id = number(entry, 'interactionId')
      if (id > 0) seen.taps[id] = Math.max(seen.taps[id] ?? 0, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

/** The phone of the quality book: 4 × slower processor, 1.6 Mbit/s, 150 ms. To be called before the page opens. */
export async function asOnPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await page.addInitScript(watch)
}

/** What a finger finds on every page and what leads to no other: fields, and what opens something. */
const TAPPED = 'input:not([type=hidden]), select, button[aria-expanded], button[aria-haspopup]'

/** Until the page has drawn what it was told, also what it does after the next frame: a later tap must not meet it half open. */
const rest = (page: Page) =>
  page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 2_000 }))))

/** Taps as often on what the page offers in its first window, in turn, each after the last was drawn; what opened is closed again. */
export async function tapAround(page: Page, times: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  const boxes = await Promise.all(
    (await page.locator(TAPPED).filter({ visible: true }).all()).map(each => each.boundingBox()),
  )
  const places = boxes.flatMap(box => (box && box.y >= 0 && box.y + box.height <= height ? [box] : []))
  if (places.length === 0) throw new Error('nothing to tap on')
  for (let tap = 0; tap < times; tap += 1) {
    const box = places[tap % places.length]
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await rest(page)
    await page.keyboard.press('Escape')
    await rest(page)
  }
}

/** The values so far. Throws when the browser has painted nothing. */
export async function readVitals(page: Page): Promise<Vitals> {
  const seen = await page.evaluate(() => window.shijiSeen)
  if (seen === undefined || seen.fcp === 0 || seen.lcp === 0) throw new Error('the browser saw nothing drawn')
  const taps = Object.values(seen.taps)
  return { fcp: seen.fcp, lcp: seen.lcp, cls: seen.cls, inp: Math.max(0, ...taps), taps: taps.length }
}
