import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { closureGzip, type SizeReport } from '../vite/size-report.ts'

export type Budget = { area: 'shop' | 'seller' | 'admin'; page: string; module: RegExp; kilobytes: number }

/** Script (gzip) that a page may load before it is usable: quality section 1, the floor of each row. */
export const BUDGETS: readonly Budget[] = [
  { area: 'shop', page: 'home', module: /^apps\/shop\/src\/pages\/home\//, kilobytes: 230 },
  { area: 'seller', page: 'login', module: /\/login[./-]/, kilobytes: 200 },
  { area: 'admin', page: 'login', module: /\/login[./-]/, kilobytes: 200 },
  { area: 'seller', page: 'first table', module: /^apps\/seller\/src\/views\/.*\border/, kilobytes: 290 },
  { area: 'admin', page: 'first table', module: /^apps\/admin\/src\/views\/.*\b(user|store)/, kilobytes: 290 },
]

/** Weighs one page: what the entry and the page's own chunk load. A page that is not found is a fault, not a pass. */
export const weigh = (report: SizeReport, { page, module, kilobytes, area }: Budget): { line: string; ok: boolean } => {
  const own = report.chunks.filter(chunk => chunk.module !== null && module.test(chunk.module)).map(({ file }) => file)
  if (own.length === 0)
    return { line: `${area} ${page}: no chunk of this page was built (${module.source})`, ok: false }
  const heaviest = Math.max(...own.map(file => closureGzip(report.chunks, [report.entry, file])))
  const measured = heaviest / 1024
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
