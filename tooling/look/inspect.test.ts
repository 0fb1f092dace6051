import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../browser/launch.ts'
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

describe('inspectPage', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launchChromium()
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
    await context.addInitScript(watchLayout)
    page = await context.newPage()
  }, 60_000)
  afterAll(() => browser.close())

  const inspect = async (body: string) => {
    await page.goto(
      `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Page</h1>${body}</main></body></html>`)}`,
    )
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
