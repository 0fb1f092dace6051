import { crawl, twentyPages } from '@shiji/tooling/crawl/crawl.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser, newVisitor } from './harness/browser.ts'
import { site } from './harness/site.ts'

afterAll(closeBrowser)

describe('a reader without scripts', () => {
  it('reads twenty pages of the shop in both languages, each with everything that search engines ask for', async () => {
    const shop = site().shop
    const paths = await twentyPages(shop)
    const canonicals: string[] = []
    expect(paths).toHaveLength(20)
    for (const path of paths) {
      const { chinese, faults } = await crawl(shop, path)
      expect([path, ...faults]).toEqual([path])
      canonicals.push(...chinese.canonicals)
    }
    expect(new Set(canonicals).size).toBe(20)
  })

  it('finds icons, manifest and robots under the addresses that pages name', async () => {
    const shop = site().shop
    const manifest = await (await fetch(`${shop}/manifest.webmanifest`)).json()
    const icons: string[] = manifest.icons.map((icon: { src: string }) => icon.src)
    for (const path of [...icons, '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/robots.txt'])
      expect([path, (await fetch(shop + path)).status]).toEqual([path, 200])
  })
})

describe('a person whose link names a language', () => {
  it('gets the shop in English, and keeps it on the next page', async () => {
    const { page, complaints, open } = await newVisitor('zh-cn')
    await open('/goods?lang=en')
    await page.getByRole('heading', { level: 1, name: 'All categories' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    await open('/')
    await page.getByRole('link', { name: 'All categories' }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: '中文' }).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  })
})
