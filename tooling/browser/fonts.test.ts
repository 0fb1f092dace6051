import { type Browser, chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fontsConfiguration } from './fonts.ts'
import { launchChromium } from './launch.ts'
import { resolveChromium } from './resolve.ts'

const PAGE = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<body style="font: 100px sans-serif"><span id="zh">更多市集</span> <span id="en">More</span>',
)}`

/** The fonts with which a browser renders a Chinese and a Latin word, and the widths in px. */
const drawn = async (browser: Browser) => {
  try {
    const page = await browser.newPage()
    await page.goto(PAGE)
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const of = async (selector: string) => {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const box = await page.locator(selector).boundingBox()
      return { fonts: fonts.map(({ familyName }) => familyName), width: Math.round(box?.width ?? 0) }
    }
    return { zh: await of('#zh'), en: await of('#en') }
  } finally {
    await browser.close()
  }
}

const SAME_EVERYWHERE = {
  zh: { fonts: ['Noto Sans SC'], width: 400 },
  en: { fonts: ['Noto Sans'], width: 247 },
}

const chosenByFontconfig = process.platform === 'linux'

describe('fonts of the tests', () => {
  it.runIf(chosenByFontconfig)(
    'are those of the packages, with the same widths in whichever browser is found',
    async () => {
      expect(await drawn(await launchChromium())).toEqual(SAME_EVERYWHERE)
    },
  )

  it.runIf(chosenByFontconfig && process.arch === 'x64')(
    'are the same in the browser that comes along',
    async () => {
      const { executablePath, env, args } = await resolveChromium(['bundled'])
      expect(await drawn(await chromium.launch({ executablePath, env, args }))).toEqual(SAME_EVERYWHERE)
    },
    180_000,
  )

  it('come from no folder of the system', () => {
    const folders = fontsConfiguration(['/packages/a', '/packages/b'], '/cache').match(/<dir>[^<]*<\/dir>/g)
    expect(folders).toEqual(['<dir>/packages/a</dir>', '<dir>/packages/b</dir>'])
  })
})
