import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser, newVisitor } from './harness/browser.ts'
import { site } from './harness/site.ts'

afterAll(closeBrowser)

/** The product that the search shows first. */
async function firstGoods(): Promise<string> {
  const found = await (await fetch(`${site().shop}/api/goods_search`)).json()
  return `/goods/${found.data.data[0].id}`
}

/** Runs in the page: the largest contents so far, by the address of their picture. */
const watchLargest = () => {
  const seen: string[] = []
  Object.assign(window, { shijiLargest: seen })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.push(String(Reflect.get(entry, 'url')))
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

describe('the first view of the shop', () => {
  it.each([
    { name: 'home', path: async () => '/' },
    { name: 'search', path: async () => '/search' },
    { name: 'goods', path: firstGoods },
  ])(
    '$name on a phone: its largest picture is painted before the scripts of the start have come, and stays the largest',
    async ({ path }) => {
      const { page, open } = await newVisitor('zh-cn')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript(watchLargest)
      const start = Promise.withResolvers<void>()
      await page.route(/\/assets\/index-[^/]*\.js$/, async route => {
        await start.promise
        await route.continue()
      })
      const largest = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shijiLargest'))
      const opened = open(await path())
      await expect.poll(async () => (await largest().catch(() => [])).at(-1)).toContain('/files/')
      const before = await largest()

      start.resolve()
      await opened
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await largest()).toEqual(before)
    },
  )

  it.each([
    { name: 'home', path: async () => '/', call: /\/api\/home$/ },
    { name: 'search', path: async () => '/search', call: /\/api\/goods_search\// },
    { name: 'goods', path: firstGoods, call: /\/api\/goods\/\d+$/ },
  ])(
    '$name: texts, code and picture are on their way before the scripts of the start have come, each once; data came with the page',
    async ({ name, path, call }) => {
      const { page, complaints, open } = await newVisitor('zh-cn')
      const asked: string[] = []
      const of = (pattern: RegExp) => asked.filter(url => pattern.test(new URL(url).pathname))
      page.on('request', request => asked.push(request.url()))
      const start = Promise.withResolvers<void>()
      await page.route(/\/assets\/index-[^/]*\.js$/, async route => {
        await start.promise
        await route.continue()
      })
      const opened = open(await path())

      await expect.poll(() => of(/^\/files\//).length).toBeGreaterThan(0)
      const pictures = of(/^\/files\//)
      const code = name === 'goods' ? /\/product-/ : new RegExp(`/${name}-page-`)
      await expect.poll(() => [of(/\/words-zh-cn-/).length, of(code).length]).toEqual([1, 1])
      expect(of(call)).toEqual([])

      start.resolve()
      await opened
      // Pictures of goods have an empty name beside the name in words, and so no role.
      await page.getByRole('main').locator('img').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect([call, /^\/api\/common$/, /^\/config\.json$/].map(pattern => of(pattern).length)).toEqual([0, 0, 1])
      for (const picture of pictures) expect(asked.filter(url => url === picture)).toHaveLength(1)
      expect(complaints).toEqual([])
    },
  )
})
