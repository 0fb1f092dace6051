import { join } from 'node:path'
import { launchChromium } from '@shiji/tooling/browser/launch.ts'
import { startThrowAwayServer } from '@shiji/tooling/serve/throw-away-server.ts'
import { buildAll, isBuilt } from '@shiji/tooling/start/build.ts'
import { visitorsOf } from '@shiji/tooling/wire/arrive.ts'
import { VISITS, type Visit } from '@shiji/tooling/wire/visits.ts'
import { weighAll, weighScripts } from '@shiji/tooling/wire/wire.ts'
import { percentile } from '../load/percentile.ts'
import { asOnPhone, readVitals, tapAround, type Vitals } from '../stage/vitals.ts'
import type { BenchCase } from './bench-case.ts'

const CHECKOUT = join(import.meta.dirname, '../..')
const TAPS = 12
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

interface Arrived extends Vitals {
  readonly scripts: { readonly bytes: number; readonly files: number }
  readonly all: { readonly bytes: number; readonly files: number }
}

const median = (figures: readonly number[]): number => percentile(figures, 0.5)
const kilobytes = ({ bytes, files }: Arrived['all']) => `${(bytes / 1000).toFixed(1)} kB in ${files}`
const ms = (value: number) => value.toFixed(0)

const print = (name: string, cells: readonly string[]) =>
  console.log([name.padEnd(16), ...cells.map(cell => cell.padStart(17))].join(''))

const printVisit = ({ name }: Visit, runs: readonly Arrived[]): void => {
  const of = (read: (run: Arrived) => number) => median(runs.map(read))
  const heaviest = runs.toSorted((a, b) => b.all.bytes - a.all.bytes)[0]
  if (heaviest === undefined) return
  print(name, [
    ms(of(({ fcp }) => fcp)),
    ms(of(({ lcp }) => lcp)),
    of(({ cls }) => cls).toFixed(3),
    ms(of(({ inp }) => inp)),
    kilobytes(heaviest.scripts),
    kilobytes(heaviest.all),
  ])
}

async function measure(rounds: number): Promise<void> {
  if (!isBuilt(CHECKOUT)) await buildAll(CHECKOUT)
  const server = await startThrowAwayServer()
  const browser = await launchChromium()
  try {
    const visitors = await visitorsOf(browser, server.url)
    console.log(
      `\n${rounds} cold arrivals each, 4 × slower processor, 1.6 Mbit/s, 150 ms, Chromium ${browser.version()}`,
    )
    print('page', ['FCP ms', 'LCP ms', 'CLS', `INP ms of ${TAPS}`, 'scripts', 'all'])
    for (const visit of VISITS) {
      const runs: Arrived[] = []
      for (let round = 0; round < rounds; round += 1) {
        const { page, wire, leave } = await visitors.arrive(visit, { context: PHONE, prepare: asOnPhone })
        const arrived = wire.fetched()
        await tapAround(page, TAPS)
        const vitals = await readVitals(page)
        runs.push({ ...vitals, scripts: weighScripts(arrived), all: weighAll(arrived) })
        await leave()
      }
      printVisit(visit, runs)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

export const pagesCase: BenchCase = {
  name: 'pages',
  about: 'pages of all three areas in a browser as on a phone: what people wait for, and bytes over the wire',
  run: async (_stage, { rounds }) => await measure(rounds),
}
