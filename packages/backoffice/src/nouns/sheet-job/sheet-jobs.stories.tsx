import type { SheetJob } from '@shiji/contract/exchange/sheet-job.ts'
import { said } from '@shiji/i18n/story-text.ts'
import { sheetFile } from '@shiji/ui/backoffice/spreadsheet/export-sheet.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Asked } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { SheetJobs } from './sheet-jobs.tsx'
import { SheetLink } from './sheet-link.tsx'

const job = (id: number, more: Partial<SheetJob>): SheetJob => ({
  id,
  kind: 'goods',
  direction: 'import',
  state: 'done',
  name: '春季新品.csv',
  by: '林小满',
  rows: 500,
  done: 500,
  wrong_rows: 0,
  faults: 0,
  fault_parts: 0,
  applied: 0,
  unchanged: 0,
  undone: 0,
  kept: 0,
  parts: 0,
  reason: null,
  created_at: '2026-11-21T08:00:00Z',
  ended_at: null,
  expires_at: '2026-11-28T08:00:00Z',
  actions: [],
  ...more,
})

const answers = {
  'GET /Seller/sheet_jobs': [
    job(5, { state: 'applying', done: 180 }),
    job(4, { state: 'checked', wrong_rows: 3, faults: 3, fault_parts: 1, actions: ['apply', 'cancel'] }),
    job(3, { applied: 480, unchanged: 20, actions: ['undo'] }),
    job(2, { direction: 'export', name: '商品和 SKU 2026-11-21', parts: 1 }),
    job(1, { state: 'failed', reason: '上传的文件找不到了，请重新上传。' }),
  ],
  'GET /Seller/sheet_jobs/4/faults/1': [
    { row: 17, column: '售价', value: '12.345', message: '请输入最多两位小数的金额。' },
    { row: 203, column: '库存', value: 'x', message: '请输入整数。' },
    { row: 488, column: '商品分类', value: '服饰 > 汽车', message: '请从选项中选择。' },
  ],
  'GET /Seller/sheet_templates/*': {
    text: '',
    columns: [{ title: '商品货号', hint: '商品的货号', is_needed: true }],
  },
}

/** Kind, name and text of the file that the server got. */
const received = fn<(kind: string | null, name: string | undefined, text: string | undefined) => void>()

function Drawn() {
  return (
    <>
      <SheetLink kind="goods" />
      <SheetJobs kinds={['goods', 'stock', 'prices', 'orders']} mayImport={() => true} />
    </>
  )
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Sheet jobs',
  component: StoryPage,
  subcomponents: { SheetJobs, SheetLink },
  args: storyScreen('seller', Drawn, answers),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Imports and exports with their progress, wrong cells at row and column, and what can be done with each. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const wrong = await canvas.findByText('12.345')
    const table = within(wrong.closest('table') ?? document.body)
    await expect(table.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('progressbar')).toHaveValue(180)
  },
}

/** An xlsx file is read in a worker and goes to the server as csv: every row keeps its place, empty ones too. */
export const AnXlsxFile: Story = {
  args: storyScreen('seller', Drawn, {
    ...answers,
    'POST /Seller/sheet_jobs/import': async ({ body, files }: Asked) => {
      received(body.get('kind'), files[0]?.name, await files[0]?.text())
      return job(6, { state: 'waiting', done: 0 })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    received.mockClear()
    const columns = [{ title: '商品名称' }, { title: '售价' }, { title: '库存' }]
    const rows = [['茶杯, 白', 25.5, 9], [], ['木盘 "圆"', '12.345', 1_000]]
    const file = new File([await sheetFile({ name: 'a', columns, rows })], '春季.XLSX')
    await userEvent.upload(await canvas.findByLabelText(said('sheet.file')), file)
    await userEvent.click(canvas.getByRole('button', { name: said('sheet.import') }))
    await waitFor(() => expect(received).toHaveBeenCalledOnce(), { timeout: 8_000 })
    await expect(received).toHaveBeenLastCalledWith(
      'goods',
      '春季.csv',
      '商品名称,售价,库存\r\n"茶杯, 白",25.5,9\r\n\r\n"木盘 ""圆""",12.345,1000\r\n',
    )
  },
}

/** A spreadsheet that was cut off is refused beside its field; nothing is sent. */
export const CutXlsxFile: Story = {
  args: { ...AnXlsxFile.args },
  play: async ({ canvas, userEvent }) => {
    received.mockClear()
    await userEvent.upload(
      await canvas.findByLabelText(said('sheet.file')),
      new File(['PK\u0003\u0004 and no more'], 'cut.xlsx'),
    )
    await userEvent.click(canvas.getByRole('button', { name: said('sheet.import') }))
    await expect(await canvas.findByRole('alert', undefined, { timeout: 8_000 })).toHaveTextContent(
      said('sheet.file_unreadable'),
    )
    await expect(received).not.toHaveBeenCalled()
  },
}

/** On a phone nothing is cut off; a wide table scrolls by itself. */
export const OnAPhone: Story = {
  globals: phone,
  parameters: phoneParameters,
  play: async ({ canvas }) => {
    await canvas.findByText('12.345')
    await staysOnPhone()
  },
}
