import { launchChromium } from '@shiji/tooling/browser/launch.ts'
import { expect, it } from 'vitest'
import { asOnPhone, readVitals, tapAround } from './vitals.ts'

const PAGE = `<!doctype html><body style="margin:0"><h1>words that are painted</h1><input style="width:300px;height:60px">
<script>addEventListener('pointerdown', () => { const end = performance.now() + 80; while (performance.now() < end); })</script>`

it('sees the first paint, the largest, what moves, and how long a tap waits', async () => {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await asOnPhone(page)
    await page.goto(`data:text/html,${encodeURIComponent(PAGE)}`)
    await tapAround(page, 10)
    // On a busy machine a browser may count the two halves of a tap as two.
    await expect.poll(async () => (await readVitals(page)).taps).toBeGreaterThanOrEqual(10)
    const { fcp, lcp, cls, inp } = await readVitals(page)
    expect(fcp).toBeGreaterThan(0)
    expect(lcp).toBeGreaterThanOrEqual(fcp)
    expect(cls).toBe(0)
    expect(inp).toBeGreaterThanOrEqual(80)
  } finally {
    await browser.close()
  }
}, 60_000)

it('counts layout shifts without input', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await asOnPhone(page)
    const late = '<div style="height:300px">late</div>'
    const script = `requestAnimationFrame(() => setTimeout(() => document.body.insertAdjacentHTML('afterbegin', '${late}'), 50))`
    await page.goto(
      `data:text/html,${encodeURIComponent(`<!doctype html><body><h1>words</h1><p>more<script>${script}</script>`)}`,
    )
    await expect.poll(async () => (await readVitals(page)).cls).toBeGreaterThan(0.01)
  } finally {
    await browser.close()
  }
}, 60_000)

it('throws on a page that offers nothing to tap on', async () => {
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext({ hasTouch: true })).newPage()
    await page.goto('data:text/html,<p>nothing')
    await expect(tapAround(page, 10)).rejects.toThrow('nothing to tap on')
  } finally {
    await browser.close()
  }
}, 60_000)
