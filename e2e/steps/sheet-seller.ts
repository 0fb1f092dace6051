import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { Seller } from './seller.ts'

/** Columns of the goods sheet that the journey needs, by the names of their texts. */
type Column = 'goods' | 'name' | 'axis_1' | 'value_1' | 'code' | 'price' | 'stock' | 'weight' | 'class' | 'images'

/** The cells of a line of csv. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )

/** A sheet of goods with ten SKUs each; the heading is row 1. */
export class GoodsSheet {
  readonly #head: readonly string[]
  readonly #rows: readonly (readonly string[])[]
  readonly #titles: Readonly<Record<string, string>>

  constructor(head: readonly string[], rows: readonly (readonly string[])[], titles: Readonly<Record<string, string>>) {
    this.#head = head
    this.#rows = rows
    this.#titles = titles
  }

  title(column: Column): string {
    return this.#titles[column] ?? column
  }

  withWrongCells(cells: readonly { readonly row: number; readonly column: Column; readonly text: string }[]): string {
    const rows = this.#rows.map((row, at) =>
      cells
        .filter(cell => cell.row === at + 2)
        .reduce((changed, cell) => changed.with(this.#head.indexOf(this.title(cell.column)), cell.text), [...row]),
    )
    return this.#text(rows)
  }

  /** All lines of the goods that have one of these rows. */
  goodsOfRows(numbers: readonly number[]): string {
    const at = this.#head.indexOf(this.title('goods'))
    const wanted = new Set(numbers.map(number => this.#rows[number - 2]?.[at]))
    return this.#text(this.#rows.filter(row => wanted.has(row[at])))
  }

  #text(rows: readonly (readonly string[])[]): string {
    return [this.#head, ...rows].map(row => row.map(cell => `"${cell}"`).join(',')).join('\r\n')
  }
}

/** A seller who works with spreadsheets. */
export class SheetSeller extends Seller {
  /** Exports the goods, downloads the file, and makes a sheet of new goods with the class and picture of one of them. */
  async makesASheetLikeItsExport(mark: string, skus: number): Promise<GoodsSheet> {
    const { page, say } = this
    await this.opens('/Seller/goods')
    const link = page.getByRole('button', { name: say('records.import_export') })
    await link.click()
    await page.getByRole('heading', { name: say('sheet.start') }).waitFor()
    // The list has a button to export, too.
    await link.waitFor({ state: 'detached' })
    const job = await this.#newest(() => page.getByRole('button', { name: say('sheet.export'), exact: true }).click())
    const download = job.getByRole('button', { name: new RegExp(say('sheet.download_of', { name: '.*' })) })
    await download.waitFor({ timeout: 60_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    const text = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '')
    const [head = [], first = []] = text.split('\r\n', 2).map(cellsOf)
    const title = (column: Column) => say(`sheet.column.${column}`)
    const taken = (column: Column) => first[head.indexOf(title(column))] ?? ''
    const rows = Array.from({ length: skus }, (_, at) => {
      const number = `${mark}-${Math.floor(at / 10)}`
      const cells: Readonly<Partial<Record<Column, string>>> = {
        goods: number,
        ...(at % 10 === 0 ? { name: `${mark} ${at / 10}`, class: taken('class'), images: taken('images') } : {}),
        axis_1: 'Size',
        value_1: `S${at % 10}`,
        code: `${number}-${at % 10}`,
        price: '19.90',
        stock: '5',
        weight: '300',
      }
      const byTitle = new Map(Object.entries(cells).map(([name, cell]) => [say(`sheet.column.${name}`), cell]))
      return head.map(heading => byTitle.get(heading) ?? '')
    })
    const titles = Object.fromEntries(
      (['goods', 'price', 'stock', 'weight'] as const).map(column => [column, title(column)]),
    )
    return new GoodsSheet(head, rows, titles)
  }

  /** Uploads a file of goods and waits until all of it is checked. */
  async importsASheet(text: string, name: string): Promise<void> {
    const { page, say } = this
    await this.opens('/Seller/sheet_jobs?kind=goods')
    await page.getByLabel(say('sheet.file')).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    const job = await this.#newest(() => page.getByRole('button', { name: say('sheet.import'), exact: true }).click())
    await job.getByText(say('sheet.state.checked')).waitFor({ timeout: 60_000 })
  }

  /** Row, column and content of each wrong cell of an import. */
  async readsWrongCells(name: string): Promise<string[][]> {
    const table = this.#job(name).getByRole('table', { name: this.say('sheet.faults') })
    await table.waitFor()
    const rows = await table.getByRole('row').all()
    return Promise.all(rows.slice(1).map(async row => (await row.getByRole('cell').allTextContents()).slice(0, 3)))
  }

  async appliesTheRightRows(name: string): Promise<void> {
    await this.#applies(name, 'sheet.apply_right')
  }

  async appliesAll(name: string): Promise<void> {
    await this.#applies(name, 'sheet.apply_all')
  }

  /** How many goods of the list have that in their number. */
  async countsGoods(mark: string): Promise<number> {
    const { page, say } = this
    await this.opens(`/Seller/goods?goods_no=${encodeURIComponent(`${mark}|likeRight`)}`)
    const total = page.getByText(new RegExp(`^${say('table.total', { total: '\\d+' })}$`))
    const none = page.getByText(say('table.empty_search'), { exact: true })
    await page.getByRole('row').filter({ hasText: mark }).or(none).first().waitFor()
    if ((await none.count()) > 0) return 0
    const [count] = /\d+/.exec((await total.first().textContent()) ?? '') ?? []
    return Number(count)
  }

  /** The newest job of that file. */
  #job(name: string): Locator {
    return this.#jobs().filter({ hasText: name }).first()
  }

  #jobs(): Locator {
    return this.page.getByRole('main').getByRole('listitem')
  }

  /** The job that a step starts, once it is in the list. */
  async #newest(start: () => Promise<void>): Promise<Locator> {
    await this.#jobs()
      .or(this.page.getByText(this.say('sheet.empty')))
      .first()
      .waitFor()
    const before = await this.#jobs().count()
    await start()
    await expect.poll(() => this.#jobs().count(), { timeout: 30_000 }).toBe(before + 1)
    return this.#jobs().first()
  }

  async #applies(name: string, button: 'sheet.apply_right' | 'sheet.apply_all'): Promise<void> {
    await this.opens('/Seller/sheet_jobs')
    const job = this.#job(name)
    await job.getByRole('button', { name: this.say(button) }).click()
    await expect
      .poll(() => job.getByText(this.say('sheet.state.done'), { exact: true }).count(), { timeout: 120_000 })
      .toBe(1)
  }
}
