import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closureGzip, type SizeReport } from '../vite/size-report.ts'

export type Budget = {
  area: 'shop' | 'seller' | 'admin'
  page: string
  /** What loads beside the entry: source files by path, every match of each counts. */
  modules: readonly RegExp[]
  kilobytes: number
}

const SHELL = /^packages\/backoffice\/src\/shell\/shell\.tsx$/
const SHOP_WORDS = /^packages\/i18n\/messages\/zh-cn\/(shop|common|ui|error)\.json$/
/** The heavier of the two languages, in the namespaces that the start of a back office names. */
const WORDS = /^packages\/i18n\/messages\/zh-cn\/(common|error|login|backoffice)\.json$/
const WORDS_INSIDE = /^packages\/i18n\/messages\/zh-cn\/(table|form|status)\.json$/

/** Script (gzip) that a page may load before it is usable: quality section 1, the floor of each row. */
export const BUDGETS: readonly Budget[] = [
  {
    area: 'shop',
    page: 'home',
    modules: [SHOP_WORDS, /^apps\/shop\/src\/pages\/home\/home-page\.tsx$/],
    kilobytes: 230,
  },
  { area: 'seller', page: 'login', modules: [WORDS], kilobytes: 200 },
  { area: 'admin', page: 'login', modules: [WORDS], kilobytes: 200 },
  {
    area: 'seller',
    page: 'first table',
    modules: [WORDS, WORDS_INSIDE, SHELL, /^apps\/seller\/src\/views(\.ts$|\/order-settlements)/],
    kilobytes: 290,
  },
  {
    area: 'admin',
    page: 'first table',
    modules: [WORDS, WORDS_INSIDE, SHELL, /^apps\/admin\/src\/views(\.ts$|\/expresses)/],
    kilobytes: 290,
  },
]

/** Weighs one page: what the entry and the page's own files load. A file that was not built is a fault, not a pass. */
export const weigh = (
  report: SizeReport,
  { page, modules, kilobytes, area }: Budget,
): { line: string; ok: boolean } => {
  const files = [report.entry]
  for (const module of modules) {
    const matches = report.chunks.filter(chunk => chunk.module !== null && module.test(chunk.module))
    if (matches.length === 0) {
      return { line: `${area} ${page}: not built as a file of its own: ${module.source}`, ok: false }
    }
    files.push(...matches.map(chunk => chunk.file))
  }
  const measured = closureGzip(report.chunks, files) / 1024
  return { line: `${area} ${page}: ${measured.toFixed(1)} of ${kilobytes} KB`, ok: measured <= kilobytes }
}

/** Weighs every page of `BUDGETS` in the built SPAs of the checkout. */
export const weighAll = (checkout: string): { line: string; ok: boolean }[] =>
  BUDGETS.map(budget => {
    const path = join(checkout, `apps/${budget.area}/dist/.vite/sizes.json`)
    if (!existsSync(path)) return { line: `${budget.area}: not built`, ok: false }
    const report: SizeReport = JSON.parse(readFileSync(path, 'utf8'))
    return weigh(report, budget)
  })
