import { join } from 'node:path'
import { launchChromium } from '../browser/launch.ts'
import { serveFolder } from '../serve/static-files.ts'
import { runCommand } from '../test/run-command.ts'
import { checkout } from '../test/step.ts'

const FOLDER = join(checkout, 'storybook-static')
const BASE = '/some/sub/path/'

/** A page to open, and its expected content. */
const PAGES: readonly { readonly path: string; readonly shows: string }[] = [
  { path: '/story/table-data-table--page', shows: '[data-row]' },
  { path: '/docs/controls-button--docs', shows: '.sbdocs .docblock-argstable' },
]

const build = async (): Promise<string[]> => {
  const { code, output } = await runCommand('storybook', ['build', '-o', FOLDER, '--quiet'], {
    cwd: checkout,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    live: false,
    timeout: 300_000,
  })
  return code === 0 ? [] : [`the build failed:\n${output.slice(-3000)}`]
}

/** Opens a story and a documentation page of the built Storybook below a subpath; returns one line per fault. */
export const openBelowPath = async (folder: string): Promise<string[]> => {
  const faults: string[] = []
  const files = await serveFolder(folder, BASE)
  const browser = await launchChromium()
  try {
    for (const { path, shows } of PAGES) {
      const page = await browser.newPage()
      page.on(
        'response',
        answer => answer.status() >= 400 && faults.push(`${path}: ${answer.status()} ${answer.url()}`),
      )
      page.on('requestfailed', request => faults.push(`${path}: no answer from ${request.url()}`))
      page.on('console', message => message.type() === 'error' && faults.push(`${path}: ${message.text()}`))
      page.on('pageerror', error => faults.push(`${path}: ${error.message}`))
      await page.goto(`${files.address}?path=${path}`)
      const shown = page.frameLocator('#storybook-preview-iframe').locator(shows).first()
      await shown.waitFor({ timeout: 30_000 }).catch(() => faults.push(`${path}: nothing matches ${shows}`))
      await page.waitForLoadState('networkidle')
      await page.close()
    }
  } finally {
    await browser.close()
    await files.stop()
  }
  return faults
}

/** Builds Storybook and opens it as the folder of a web server that knows it by a longer address. */
export const checkStorybook = async (): Promise<string[]> => {
  const broken = await build()
  return broken.length > 0 ? broken : openBelowPath(FOLDER)
}

if (import.meta.main) {
  const faults = await checkStorybook()
  for (const fault of faults) console.error(fault)
  console.log(`storybook below ${BASE}: ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
