import { formatMoney } from '@shiji/i18n/format.ts'
import { findBrightSlabs } from '@shiji/tooling/look/bright.ts'
import { findCutControls } from '@shiji/tooling/look/cut-controls.ts'
import { inspectPage } from '@shiji/tooling/look/inspect.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, newVisitor, type Visitor } from './harness/browser.ts'
import { localesOf } from './harness/locales.ts'
import { site } from './harness/site.ts'
import { Buyer } from './steps/buyer.ts'
import { DEMO_PASSWORD } from './steps/demo-world.ts'
import { fieldOf } from './steps/field.ts'
import { wording } from './steps/wording.ts'

const DEMO_BUYER = { phone: '13800000001', password: DEMO_PASSWORD }
const NEW_BUYER = { phone: '13800000003', password: DEMO_PASSWORD }

afterAll(closeBrowser)

/** A row of the first answer of a list of the API. */
const firstOf = async (
  path: string,
): Promise<{ readonly id: number; readonly store_id: number; readonly name_en: string; readonly price: number }> =>
  (await (await fetch(`${site().shop}/api/${path}`)).json()).data.data[0]

/** Waits until the code of the page has taken over what the server wrote, and its own page is there. */
const settled = async ({ page }: Visitor) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // What the server wrote has no role of its own.
  await page.waitForFunction(() => document.querySelector('.pg') === null)
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: /^(加载中|Loading)…$/ })
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1, name: /^(加载中|Loading)…$/ }).count()).toBe(0)
}

const inTheDark = async (visitor: Visitor) => {
  await visitor.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
}

describe('pages of the shop', () => {
  let goods = 0
  let store = 0
  beforeAll(async () => {
    const first = await firstOf('goods_search')
    goods = first.id
    store = first.store_id
  })

  it.each([
    { name: 'home', path: () => '/' },
    { name: 'all classes', path: () => '/goods' },
    { name: 'search results', path: () => '/search' },
    { name: 'the ranking', path: () => '/goods/hotmodel' },
    { name: 'a product', path: () => `/goods/${goods}` },
    { name: 'a store', path: () => `/store/${store}` },
    { name: 'a help article', path: () => '/user/article/how_to_order' },
    { name: 'an unknown address', path: () => '/no-such-page' },
    { name: 'goods that are gone', path: () => '/goods/999999999' },
    { name: 'the login', path: () => '/login' },
  ])(
    '$name: can be read and used by everyone in both themes and widths, without bright areas in the dark',
    async ({ path }) => {
      const faults: string[] = []
      for (const [locale, width] of [
        ['zh-cn', 1440],
        ['en', 390],
      ] as const) {
        const visitor = await newVisitor(locale)
        await visitor.page.setViewportSize({ width, height: 900 })
        for (const theme of ['light', 'dark'] as const) {
          if (theme === 'dark') await inTheDark(visitor)
          else await visitor.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await visitor.open(path())
          await settled(visitor)
          const found = await inspectPage(visitor.page, ['shop', 'shop_goods', 'common'])
          if (theme === 'dark') found.push(...(await findBrightSlabs(visitor.page)))
          faults.push(...found.map(fault => `${locale} ${width} ${theme}: ${fault}`))
        }
        await visitor.context.close()
      }
      expect(faults, faults.join('\n')).toEqual([])
    },
  )
})

describe.each(localesOf(import.meta.filename))('on a phone 320 px wide, in %s', locale => {
  it('cart, orders and an order fit: no button is cut, and bars have one line', async () => {
    const visitor = await newVisitor(locale)
    const { page, open } = visitor
    const say = wording(locale)
    await new Buyer(visitor, locale).logsIn(DEMO_BUYER)
    await page.setViewportSize({ width: 320, height: 640 })

    await open('/carts')
    await settled(visitor)
    expect(await findCutControls(page)).toEqual([])
    const checkout = page.getByRole('button', { name: say('shop_order.cart_checkout', { count: 6 }).slice(0, 2) })
    const buttonBox = await checkout.last().boundingBox()
    expect(buttonBox?.height).toBeLessThan(56)

    await open('/user/orders')
    await settled(visitor)
    expect(await findCutControls(page)).toEqual([])
    const tabs = page.getByRole('navigation', { name: say('shop_order.orders_tabs') }).getByRole('link')
    const tops = await tabs.evaluateAll(links => links.map(link => Math.round(link.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shop_order.orders_action.view') })
      .first()
      .click()
    await page.waitForURL(/\/user\/order\/\d+/)
    await settled(visitor)
    expect(await findCutControls(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

/** Logs in, and comes to goods: the login says that it was successful, over the page that the person wanted. */
const comesToGoods = async ({ page, open }: Visitor) => {
  const say = wording('en')
  const { id } = await firstOf('goods_search')
  await open(`/login?from=${encodeURIComponent(`/goods/${id}`)}`)
  await fieldOf(page, say('login.username')).fill(NEW_BUYER.phone)
  await fieldOf(page, say('login.password')).fill(NEW_BUYER.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('login.submit'), exact: true })
    .click()
  await page.waitForURL(/\/goods\/\d+/)
  return page.getByRole('region', { name: say('common.messages') })
}

type Box = Awaited<ReturnType<Locator['boundingBox']>> | undefined

/** Whether both are on the page, and neither covers the other. */
const isApart = (one: Box, other: Box): boolean =>
  !!one &&
  !!other &&
  (one.y >= other.y + other.height ||
    one.y + one.height <= other.y ||
    one.x >= other.x + other.width ||
    one.x + one.width <= other.x)

describe('a message', () => {
  it.each([1440, 1024, 390])('covers neither title nor price, %i px wide', async width => {
    const visitor = await newVisitor('en')
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    const message = await comesToGoods(visitor)
    const { name_en: name, price } = await firstOf('goods_search')
    // By its own words: the login, which has a title too, is on the screen until the page has come.
    const title = page.getByRole('heading', { level: 1, name, exact: true })
    // Read out as one word, with the figure that is seen beside it.
    const priced = page.getByRole('main').getByText(formatMoney(price, 'en')).first().locator('..')
    // A message stays as long as it has the focus, wherever the page moves it; the page that comes takes the focus once.
    const hold = () => message.getByRole('button').first().focus()
    await hold()
    await title.waitFor()
    await hold()
    await page.waitForLoadState('networkidle')
    await hold()
    const [over, ...under] = await Promise.all([message, title, priced].map(each => each.boundingBox()))
    expect(under.map(box => isApart(over, box))).toEqual([true, true])
  })

  it('of a login is still there when a slow device shows the next page', async () => {
    const visitor = await newVisitor('en')
    const { page, context } = visitor
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const message = await comesToGoods(visitor)
    const say = wording('en')
    await page.getByRole('heading', { level: 2, name: say('shop_goods.specs'), exact: true }).waitFor()
    expect(await message.textContent()).toContain(say('error.login_successful'))
  })
})

describe('the new buyer', () => {
  it.each(['/carts', '/user/orders', '/user/favorites', '/user/coupons', '/user/money'])(
    '%s is empty and leads on, in the dark too',
    async path => {
      const visitor = await newVisitor('zh-cn')
      const { page, open } = visitor
      await inTheDark(visitor)
      await new Buyer(visitor, 'zh-cn').logsIn(NEW_BUYER)
      await open(path)
      await settled(visitor)
      expect(await inspectPage(page, ['shop', 'common'])).toEqual([])
      expect(await findBrightSlabs(page)).toEqual([])
    },
  )
})
