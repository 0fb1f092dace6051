import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { launchChromium } from './launch.ts'
import { resolveChromium } from './resolve.ts'

const PAGE =
  'data:text/html;charset=utf-8,<p lang="zh-CN">市集</p><script>document.title = document.querySelector("p").textContent</script>'

describe('resolveChromium', () => {
  it('finds a browser that renders a page', async () => {
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      await page.goto(PAGE)
      expect(await page.title()).toBe('市集')
    } finally {
      await browser.close()
    }
  }, 60_000)

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'can run the browser of the registry with its own libraries, two contexts at once',
    async () => {
      const { executablePath, env, args, source } = await resolveChromium(['bundled'])
      expect(source).toBe('bundled')
      const browser = await chromium.launch({ executablePath, env, args })
      try {
        const pages = await Promise.all(
          [browser.newContext(), browser.newContext()].map(async context => (await context).newPage()),
        )
        await Promise.all(pages.map(page => page.goto(PAGE)))
        expect(await Promise.all(pages.map(page => page.title()))).toEqual(['市集', '市集'])
      } finally {
        await browser.close()
      }
    },
    180_000,
  )

  it('says what to do when there is no browser', async () => {
    await expect(resolveChromium([])).rejects.toThrow(/install Chrome.*CHROMIUM_PATH/)
  })
})
