import type { Page } from 'playwright-core'
import { median } from '../load/median.ts'
import { EXPORTED, IMPORTED } from '../page/amounts.ts'
import type { Watched } from '../page/watch.ts'
import { openTablePage, type TablePage } from '../stage/table-page.ts'
import { countWork, type ThreadWork } from '../stage/thread-tasks.ts'
import type { BenchCase } from './bench-case.ts'

const SELECTED = 12
const PATIENCE = { timeout: 300_000 }

const line = (name: string, figures: readonly number[], unit: string, limit?: number): void => {
  const show = (value: number): string => value.toFixed(value < 20 ? 1 : 0)
  console.log(
    name.padEnd(56),
    `${show(Math.min(...figures))} ${unit}`.padStart(11),
    `${show(median(figures))} ${unit}`.padStart(11),
    `${show(Math.max(...figures))} ${unit}`.padStart(11),
    (limit === undefined ? '' : `${limit} ${unit}`).padStart(9),
  )
}

interface Run {
  /** Seconds on the clock. */
  readonly took: number
  readonly seen: Watched
  readonly spent: ThreadWork
}

const blocked = (name: string, runs: readonly Run[]): void => {
  const write = (what: string, read: (run: Run) => number, limit?: number): void =>
    line(`${name}: ${what}`, runs.map(read), 'ms', limit)
  write('longest task', ({ seen }) => seen.longestTask, 50)
  write('longest task, processor time', ({ spent }) => spent.longestTask, 50)
  write('longest gap of its event loop', ({ seen }) => seen.longestGap)
}

/** Watches a page while it works, but not while the browser's record of it is begun and written. */
async function watched(page: Page, work: () => Promise<void>): Promise<Run> {
  const { result, spent } = await countWork(page, async () => {
    const watch = await page.evaluateHandle(() => window.bench.watch())
    const begun = performance.now()
    await work()
    const took = (performance.now() - begun) / 1000
    return { took, seen: await watch.evaluate(end => end()) }
  })
  return { ...result, spent }
}

async function pageOf400(tables: TablePage, rounds: number): Promise<void> {
  const render: number[] = []
  const work: number[] = []
  const again: number[] = []
  const arrived: number[] = []
  const select: number[] = []
  const dialog: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await tables.open()
    render.push(await page.evaluate(() => window.bench.show('page')))
    await page.evaluate(() => window.bench.clear())
    again.push(await page.evaluate(() => window.bench.show('page')))
    for (let row = 2; row < SELECTED + 2; row += 1)
      select.push(await page.evaluate(number => window.bench.select(number), row))
    dialog.push(await page.evaluate(() => window.bench.dialog()))
    await page.context().close()
    // In a separate page, since recording costs time too.
    const counted = await tables.open()
    const { spent } = await countWork(counted, () => counted.evaluate(() => window.bench.show('page')))
    work.push(spent.all)
    await counted.context().close()
    const waiting = await tables.open()
    arrived.push(await waiting.evaluate(() => window.bench.arrive()))
    await waiting.context().close()
  }
  line('400 rows × 12 columns: rows arrive in a table that waits', arrived, 'ms', 150)
  line('400 rows × 12 columns: first render', render, 'ms', 150)
  line('400 rows × 12 columns: first render, processor time', work, 'ms', 150)
  line('400 rows × 12 columns: shown again', again, 'ms', 150)
  line('400 rows × 12 columns: select a row', select, 'ms', 16)
  line('400 rows × 12 columns: the first dialog opens', dialog, 'ms')
}

async function exportOfAll(tables: TablePage, rounds: number): Promise<void> {
  const runs: Run[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const page = await tables.open()
    await page.evaluate(() => window.bench.show('export'))
    await page.getByRole('button', { name: '导出' }).click()
    const dialog = page.getByRole('dialog', { name: '导出' })
    await dialog.getByText('全部 100,000 条结果').click()
    const run = await watched(page, async () => {
      const saved = page.waitForEvent('download', PATIENCE)
      await dialog.getByRole('button', { name: '导出文件' }).click()
      const file = await (await saved).createReadStream()
      bytes = 0
      for await (const chunk of file) bytes += Buffer.byteLength(chunk)
      await dialog.waitFor({ state: 'hidden' })
    })
    runs.push(run)
    await page.context().close()
  }
  const name = `export of ${EXPORTED.toLocaleString('en')} rows`
  line(
    `${name}: until it is saved and its dialog gone`,
    runs.map(({ took }) => took),
    's',
  )
  blocked(name, runs)
  line(
    `${name}: words of progress shown`,
    runs.map(({ seen }) => seen.statusChanges),
    '',
  )
  console.log(`  one file of ${(bytes / 1024 / 1024).toFixed(1)} MB, twelve columns`)
}

async function importOfMany(tables: TablePage, rounds: number): Promise<void> {
  const runs: Run[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await tables.open()
    await page.evaluate(() => window.bench.show('import'))
    await page.getByRole('button', { name: '导入' }).click()
    const dialog = page.getByRole('dialog', { name: '导入' })
    await dialog.getByText('下载模板').waitFor()
    await page.evaluate(() => window.bench.write())
    const run = await watched(page, async () => {
      await page.evaluate(() => window.bench.give())
      await dialog.getByRole('region', { name: '预览' }).waitFor(PATIENCE)
      await dialog.getByRole('button', { name: /^导入/ }).click()
      await dialog.getByText(/^成功/).waitFor(PATIENCE)
    })
    runs.push(run)
    await page.context().close()
  }
  const name = `import of ${IMPORTED.toLocaleString('en')} rows`
  line(
    `${name}: from the file to the answer`,
    runs.map(({ took }) => took),
    's',
  )
  blocked(name, runs)
}

/** The data table in a browser, from a production build: first render, selection, export and import (quality book, section 1). */
async function measure(rounds: number): Promise<void> {
  const tables = await openTablePage()
  try {
    console.log(
      `\n${'data table'.padEnd(56)}         min      median         max     limit   ${tables.browser}, ${rounds} rounds`,
    )
    await pageOf400(tables, rounds)
    await exportOfAll(tables, rounds)
    await importOfMany(tables, rounds)
  } finally {
    await tables.stop()
  }
}

export const tableCase: BenchCase = {
  name: 'table',
  about: 'data table of 400 rows, export and import in a browser',
  run: async (_stage, { rounds }) => await measure(rounds),
}
