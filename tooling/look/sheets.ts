import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import type { Shot } from './shoot.ts'

const PER_SHEET = 24

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = (folder: string, { file, route, state, faults }: Shot) => {
  const path = join(folder, 'shots', file)
  const picture = existsSync(path) ? `<img src="${pathToFileURL(path).href}" alt="">` : '<p>no picture</p>'
  const notes = faults.map(fault => `<li>${escaped(fault)}</li>`).join('')
  return `<figure class="${faults.length > 0 ? 'bad' : ''}"><figcaption>${escaped(route.path)} <b>${state}</b></figcaption>${picture}<ul>${notes}</ul></figure>`
}

const sheetPage = (
  folder: string,
  title: string,
  shots: readonly Shot[],
  columns: number,
) => `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>
<style>
body { margin: 24px; font: 16px/1.4 "Noto Sans CJK SC", sans-serif; background: #d8d8d6; color: #111 }
main { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 20px; align-items: start }
figure { margin: 0; background: #fff; padding: 8px; border: 3px solid transparent }
figure.bad { border-color: #c0392b }
img { width: 100%; display: block; border: 1px solid #bbb }
figcaption { padding: 0 0 6px; overflow-wrap: anywhere }
ul { margin: 4px 0 0; padding-left: 18px; color: #a02010; font-size: 13px; overflow-wrap: anywhere }
</style><h1>${escaped(title)}</h1><main>${shots.map(shot => figure(folder, shot)).join('')}</main>`

/**
 * Arranges the screenshots on contact sheets, one set per area, language, theme and width; returns the written files.
 */
export const makeSheets = async (browser: Browser, folder: string, shots: readonly Shot[]): Promise<string[]> => {
  const groups = Map.groupBy(shots, ({ route, locale, theme, width }) => `${route.area}.${locale}.${theme}.${width}`)
  mkdirSync(join(folder, 'sheets'), { recursive: true })
  const page = await browser.newPage({ viewport: { width: 2_000, height: 1_200 } })
  const made: string[] = []
  for (const [name, group] of groups) {
    const columns = group[0] && group[0].width < 600 ? 8 : 4
    for (let start = 0; start < group.length; start += PER_SHEET) {
      const title = `${name}.${start / PER_SHEET + 1}`
      const html = join(folder, 'sheets', `${title}.html`)
      writeFileSync(html, sheetPage(folder, title, group.slice(start, start + PER_SHEET), columns))
      await page.goto(pathToFileURL(html).href)
      await page.screenshot({ path: html.replace(/html$/, 'png'), fullPage: true })
      made.push(html.replace(/html$/, 'png'))
    }
  }
  await page.close()
  return made
}
