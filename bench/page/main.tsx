import '@shiji/ui/backoffice/field-types/register.ts'
import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { sampleOrders } from '@shiji/ui/backoffice/data-table/sample/sample-rows.ts'
import { SampleTable, type SampleTableProps } from '@shiji/ui/backoffice/data-table/sample/sample-table.tsx'
import { firstQuery } from '@shiji/ui/backoffice/data-table/table-query.ts'
import { sheetFile } from '@shiji/ui/backoffice/spreadsheet/export-sheet.ts'
import { ShijiProvider } from '@shiji/ui/common/theme/provider.tsx'
import { Toaster } from '@shiji/ui/common/toast/toaster.tsx'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { EXPORTED, IMPORTED, IMPORTED_COLUMNS } from './amounts.ts'
import { watchPage } from './watch.ts'

const PAGE = 400

async function* exported() {
  for (let row = 0; row < EXPORTED; row += PAGE) yield sampleOrders(PAGE, row)
}

// Rows come from a server, so that creating them is not timed.
const page = {
  rows: sampleOrders(PAGE),
  from: { ...firstQuery, perPage: PAGE },
  total: 1204,
} satisfies SampleTableProps

const tables: Readonly<Record<'page' | 'waiting' | 'export' | 'import', SampleTableProps>> = {
  page,
  waiting: { ...page, rows: undefined, loading: true },
  export: { total: EXPORTED, allRows: exported },
  import: {
    count: 5,
    buttons: { import: true },
    importer: {
      columns: IMPORTED_COLUMNS.map(title => ({ name: title, title })),
      allOrNothing: true,
      save: async rows => ({ done: rows.length, problems: [] }),
    },
  },
}

/** Resolves after the frame that shows the previous changes. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    })
  })

const element = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`nothing matches ${selector}`)
}

const i18n = await createI18n('zh-cn', ['common', 'ui', 'table', 'form', 'error', 'status'])
const root = createRoot(element('#root', HTMLElement))

/** The layout of every back-office page, with a table or still empty. The title is there first, like menu and title. */
const draw = (table?: SampleTableProps): void =>
  root.render(
    <I18nextProvider i18n={i18n}>
      <ShijiProvider area="admin" colorMode="light">
        <main>
          <h1>订单管理</h1>
          <Suspense fallback={null}>{table && <SampleTable {...table} maxHeight="640px" />}</Suspense>
        </main>
        <Toaster />
      </ShijiProvider>
    </I18nextProvider>,
  )

draw()
await painted()

let written: File | undefined

const bench = {
  /** Shows a table; ms until its rows are painted. */
  async show(name: keyof typeof tables): Promise<number> {
    const begun = performance.now()
    draw(tables[name])
    do await painted()
    while (!document.querySelector('tr[data-row]'))
    return performance.now() - begun
  },
  /** Shows a table that waits for its rows, as every page does at first; ms from their arrival until they are painted. */
  async arrive(): Promise<number> {
    draw(tables.waiting)
    do await painted()
    while (!document.querySelector('table'))
    return bench.show('page')
  },
  /**
   * Selects a row; ms of work until the page shows it selected, including style and layout, excluding the wait for the
   * screen.
   */
  async select(row: number): Promise<number> {
    const box = element(`tr[data-row]:nth-child(${row}) input[type=checkbox]`, HTMLInputElement)
    const begun = performance.now()
    box.click()
    await Promise.resolve()
    document.body.getBoundingClientRect()
    const took = performance.now() - begun
    await painted()
    if (!box.checked) throw new Error('the row is not selected')
    return took
  },
  /** Opens the first dialog over the table; ms from the press until it is painted with the focus in it, its code loaded meanwhile. */
  async dialog(): Promise<number> {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('导出'))
    if (!button) throw new Error('the table has no button for its export')
    const begun = performance.now()
    button.click()
    do await painted()
    while (!document.activeElement?.closest('[role=dialog]'))
    return performance.now() - begun
  },
  /** Takes the table away. */
  clear: (): Promise<void> => {
    draw()
    return painted()
  },
  watch: watchPage,
  /** Writes the file of `IMPORTED` rows that `give` passes in. */
  async write(): Promise<void> {
    const columns = IMPORTED_COLUMNS.map(title => ({ title }))
    const rows = sampleOrders(IMPORTED).map(order => [
      order.order_no,
      order.buyer,
      order.store,
      order.goods,
      order.amount,
    ])
    written = new File([await sheetFile({ name: 'orders', columns, rows })], 'orders.xlsx')
  },
  /** Puts the written file into the open import dialog. */
  give(): void {
    if (!written) throw new Error('no file is written')
    const input = element('[role=dialog] input[type=file]', HTMLInputElement)
    const held = new DataTransfer()
    held.items.add(written)
    input.files = held.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  },
}

declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
