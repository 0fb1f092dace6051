import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../browser/launch.ts'
import { findBrightSlabs } from './bright.ts'
import { findCutControls } from './cut-controls.ts'
import { findRawKeys, inspectPage, watchLayout } from './inspect.ts'

describe('findRawKeys', () => {
  const find = (text: string) => findRawKeys(text, ['order', 'common', 'shop_goods'])

  it('finds keys and leaves addresses, files and sentences alone', () => {
    expect(find('Orders common.save\norder.action.ship shop_goods.add_1')).toEqual([
      'common.save',
      'order.action.ship',
      'shop_goods.add_1',
    ])
    expect(
      find('Thank you for your order. common.png/x my.order.title https://a.example/order.html hello@common.example'),
    ).toEqual([])
  })
})

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  await context.addInitScript(watchLayout)
  page = await context.newPage()
}, 60_000)
afterAll(() => browser.close())

const open = async (body: string) => {
  await page.goto(
    `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Page</h1>${body}</main></body></html>`)}`,
  )
}

describe('inspectPage', () => {
  const inspect = async (body: string) => {
    await open(body)
    return inspectPage(page, ['common'])
  }

  it('has nothing to say about a sound page', async () => {
    expect(await inspect('<p>Hello</p>')).toEqual([])
  })

  it('names sideways scrolling, raw keys in text and labels, and what axe finds', async () => {
    const faults = await inspect(
      '<div style="width: 900px">common.save</div><button aria-label="common.close">x</button><img src="data:,">',
    )

    expect(faults).toContain('scrolls sideways by 518 px')
    expect(faults).toContain('shows the raw key common.save')
    expect(faults).toContain('shows the raw key common.close')
    expect(faults).toContainEqual(expect.stringMatching(/^axe image-alt: /))
  })
})

describe('findBrightSlabs', () => {
  const dark = (inside: string) =>
    `<style>body { background: #111; color: #eee; font: 16px sans-serif }</style>${inside}`
  const bright = 'width: 96px; height: 96px; background: #F6F3EC'

  it('is silent about letters, lines, a small button, pictures and QR codes', async () => {
    await open(
      dark(
        `<p>Light words on a dark page.</p><hr><button style="background: #eee; width: 52px; height: 40px">Go</button><img alt="" src="data:," style="${bright}"><div data-scope="qr-code" style="${bright}"></div>`,
      ),
    )
    expect(await findBrightSlabs(page)).toEqual([])
  })

  it('names a light plate', async () => {
    await open(dark(`<div style="${bright}"></div>`))
    expect(await findBrightSlabs(page)).toEqual([expect.stringMatching(/^bright slab of \d{4} px²/)])
  })
})

describe('findCutControls', () => {
  it('names what the edge of the window or of a frame cuts, and leaves what can be scrolled to', async () => {
    await open(
      `<button style="margin-left: 340px; width: 200px">out of the window</button>
       <div style="overflow: hidden; width: 100px"><button style="margin-left: 60px; width: 80px">cut in a card</button></div>
       <nav style="overflow-x: auto; display: flex; width: 100px"><a href="#a" style="min-width: 300px">far tab</a></nav>
       <a href="#b">whole</a>`,
    )
    expect(await findCutControls(page)).toEqual(['out of the window', 'cut in a card'])
  })
})
