import { afterAll, describe, expect, inject, it } from 'vitest'
import { closeBrowser, newVisitor } from './harness/browser.ts'

afterAll(closeBrowser)

/** The product that the search shows first. */
async function firstGoods(): Promise<string> {
  const found = await (await fetch(`${inject('serverUrl')}/api/goods_search`)).json()
  return `/goods/${found.data.data[0].id}`
}

describe('the first view of the shop', () => {
  it.each([
    { name: 'home', path: async () => '/', call: /\/api\/home$/ },
    { name: 'search', path: async () => '/search', call: /\/api\/goods_search\// },
    { name: 'goods', path: firstGoods, call: /\/api\/goods\/\d+$/ },
  ])(
    '$name: data, texts, code and picture are on their way before the scripts of the start have come, each once',
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
      expect([of(call).length, of(/\/words-zh-cn-/).length]).toEqual([1, 1])
      expect(of(name === 'goods' ? /\/product-/ : new RegExp(`/${name}-page-`))).toHaveLength(1)

      start.resolve()
      await opened
      // Pictures of goods have an empty name beside the name in words, and so no role.
      await page.getByRole('main').locator('img').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect([call, /^\/api\/common$/, /^\/config\.json$/].map(pattern => of(pattern).length)).toEqual([1, 1, 1])
      for (const picture of pictures) expect(asked.filter(url => url === picture)).toHaveLength(1)
      expect(complaints).toEqual([])
    },
  )
})
