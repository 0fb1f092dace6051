import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@shiji/tooling/browser/launch.ts'
import { serveFolder } from '@shiji/tooling/serve/static-files.ts'
import { spaConfig } from '@shiji/tooling/vite/spa.ts'
import type { Page } from 'playwright-core'
import { build } from 'vite'

/** How long a new page is left alone, in ms. */
const REST = 500

export interface TablePage {
  /** A fresh page, with nothing of an earlier one in it. */
  open(): Promise<Page>
  /** Name and version of the browser. */
  readonly browser: string
  stop(): Promise<void>
}

/** Builds the page of the table as the back offices are built, and opens it in Chromium. */
export async function openTablePage(): Promise<TablePage> {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-bench-page-'))
  const config = spaConfig({ base: '/', area: 'admin', root: join(import.meta.dirname, '../page') })
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, outDir: folder, sourcemap: false },
  })
  const files = await serveFolder(folder)
  const browser = await launchChromium()
  return {
    browser: `Chromium ${browser.version()}`,
    open: async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
      const page = await context.newPage()
      page.on('pageerror', error => {
        throw error
      })
      await page.goto(files.address)
      await page.waitForFunction(() => 'bench' in window)
      // Remaining work of the browser for a new page must not be measured.
      await page.waitForTimeout(REST)
      return page
    },
    stop: async () => {
      await browser.close()
      await files.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
