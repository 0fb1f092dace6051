import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import type { CoverJob } from './cover/job.ts'

/** The studio, opened in a browser that renders without a graphics card. */
export interface Studio {
  /** Takes one picture of an article; the answer is a PNG. */
  shootCover(job: CoverJob): Promise<Buffer>
  close(): Promise<void>
}

/** Opens the studio. Needs a Chromium on this machine (`CHROMIUM_PATH` when it is not the usual one). */
export async function openStudio(): Promise<Studio> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', hmr: false },
  })
  await server.listen(0)
  const usual = '/usr/bin/chromium'
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(usual) ? usual : chromium.executablePath())
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('console', message => {
    if (message.type() === 'error') console.error(message.text())
  })
  page.on('pageerror', error => console.error(error.message))
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the studio server has no address')
  await page.goto(`${address}studio/index.html`)
  await page.waitForFunction(() => 'shootCover' in window, undefined, { timeout: 120_000 })
  return {
    shootCover: async job =>
      picture(await page.evaluate(given => window.shootCover?.(given) ?? '', job), `${job.leaf}-${job.article + 1}`),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

function picture(address: string, name: string): Buffer {
  const comma = address.indexOf(',')
  if (comma < 0) throw new Error(`the studio gave no picture for ${name}`)
  return Buffer.from(address.slice(comma + 1), 'base64')
}
