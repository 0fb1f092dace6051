import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../browser/launch.ts'
import { startThrowAwayServer } from '../serve/throw-away-server.ts'
import { visitorsOf } from '../wire/arrive.ts'
import { VISITS } from '../wire/visits.ts'
import { type Weight, weighScripts } from '../wire/wire.ts'

/** Size budget of a page's scripts: brotli bodies and headers, with a cold cache. */
export interface Budget {
  /** Name of the visit. */
  readonly visit: string
  readonly kilobytes: number
  readonly files?: number
}

const LIST = { kilobytes: 300, files: 60 }

/** Quality section 1, the floor of each row. */
export const BUDGETS: readonly Budget[] = [
  { visit: 'shop home', kilobytes: 210 },
  { visit: 'shop product', kilobytes: 230 },
  { visit: 'shop login', kilobytes: 190 },
  { visit: 'seller login', kilobytes: 190 },
  { visit: 'admin login', kilobytes: 190 },
  { visit: 'seller goods', ...LIST },
  { visit: 'admin notices', ...LIST },
  { visit: 'admin users', ...LIST },
  { visit: 'admin orders', ...LIST },
]

export interface Weighed {
  readonly line: string
  readonly ok: boolean
}

/** Holds what a browser fetched against the budget. A page that fetched no script did not load, which is a fault. */
export const judge = ({ visit, kilobytes, files = Number.POSITIVE_INFINITY }: Budget, weight: Weight): Weighed => {
  const limit = files === Number.POSITIVE_INFINITY ? '' : ` of ${files}`
  const line = `${visit}: ${(weight.bytes / 1000).toFixed(1)} of ${kilobytes} kB in ${weight.files}${limit} files`
  return { line, ok: weight.files > 0 && weight.bytes <= kilobytes * 1000 && weight.files <= files }
}

const weighAt = async (url: string): Promise<Weighed[]> => {
  const browser = await launchChromium()
  try {
    const visitors = await visitorsOf(browser, url)
    const weighed: Weighed[] = []
    for (const budget of BUDGETS) {
      const visit = VISITS.find(({ name }) => name === budget.visit)
      if (visit === undefined) throw new Error(`no visit is called ${budget.visit}`)
      const { wire, leave } = await visitors.arrive(visit)
      weighed.push(judge(budget, weighScripts(wire.fetched())))
      await leave()
    }
    return weighed
  } finally {
    await browser.close()
  }
}

/**
 * Opens every page of `BUDGETS` in a browser, with the built SPAs of the checkout on the real server, and weighs the
 * scripts that it fetches until it is quiet. `url` names a server that runs already.
 */
export const weighPages = async (checkout: string, url?: string): Promise<Weighed[]> => {
  if (url !== undefined) return await weighAt(url)
  const missing = ['shop', 'seller', 'admin'].filter(
    area => !existsSync(join(checkout, `apps/${area}/dist/index.html.br`)),
  )
  if (missing.length > 0) return missing.map(area => ({ line: `${area}: not built`, ok: false }))
  const server = await startThrowAwayServer()
  try {
    return await weighAt(server.url)
  } finally {
    await server.stop()
  }
}
