import { anOrder } from '@shiji/backoffice/testing/an-order.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as screen from './wait.tsx'

const SHEET = '/Seller/orders/sheet'
const TEXT = '订单号,快递公司（留空按运单号识别）,运单号\nD1,SF,SF10001\nD2,,SF10002\nD3,小马,SF10003\n'

// A browser reads files in a worker, which this environment does not have.
vi.mock('@shiji/ui/backoffice/spreadsheet/import-sheet.ts', async () => {
  const { readCsv } = await import('@shiji/ui/backoffice/spreadsheet/read-csv.ts')
  const { sheetLimits } = await import('@shiji/ui/backoffice/spreadsheet/sheet-limits.ts')
  return { importSheet: async (file: Blob) => readCsv(new Uint8Array(await file.arrayBuffer()), sheetLimits) }
})
afterEach(() => vi.restoreAllMocks())

describe('shipping by a spreadsheet', () => {
  it('looks first, with what is wrong in each cell, then ships the other rows and names what was shipped before', async () => {
    const wrong = { row: 2, field: 'company', message: '没有该快递公司' }
    const before = { row: 1, field: 'order_no', message: '已发货：SF10002' }
    const page = await openScreen({
      area: 'seller',
      screen,
      at: '/orders/wait',
      locale: 'zh-cn',
      answers: {
        'GET /Seller/orders': listOf([anOrder()]),
        [`PUT ${SHEET}`]: ({ body }: { body: URLSearchParams }) =>
          body.has('dry') ? { shipped: 0, problems: [wrong] } : { shipped: 1, problems: [before] },
      },
    })
    await page.row('N71')
    await page.user.click(page.getByRole('button', { name: '表格发货' }))
    const dialog = await page.dialog('导入')
    const file = new File([TEXT], 'numbers.csv', { type: 'text/csv' })
    await page.user.upload(dialog.getByLabelText(/选择|拖/), file)
    await dialog.findByText('没有该快递公司')
    expect(page.sent('PUT', SHEET)).toHaveLength(1)
    await page.user.click(dialog.getByRole('button', { name: /2/ }))
    await dialog.findByText('已发货：SF10002')
    const sent = page.sent('PUT', SHEET).map(({ body }) => Object.fromEntries(body))
    expect(sent[1]).toEqual({
      'rows[0][order_no]': 'D1',
      'rows[0][company]': 'SF',
      'rows[0][number]': 'SF10001',
      'rows[1][order_no]': 'D2',
      'rows[1][company]': '',
      'rows[1][number]': 'SF10002',
    })
  })
})
