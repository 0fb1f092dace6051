import '../../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sheetFile } from '../../spreadsheet/export-sheet.ts'
import { SampleTable } from '../sample/sample-table.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { ImportOutcome, ImportProblem, ImportRow, RowImporter } from './row-importer.ts'

const dryRun = fn<(rows: readonly ImportRow[]) => Promise<readonly ImportProblem[]>>()
const save = fn<(rows: readonly ImportRow[]) => Promise<ImportOutcome>>()
const refresh = fn()

const importer: RowImporter = {
  columns: [
    { name: 'name', title: '名称', required: true, example: '顺丰速运' },
    { name: 'code', title: '编码', required: true, example: 'SF' },
    {
      name: 'sort',
      title: '排序',
      read: text => (/^\d*$/.test(text) ? { value: text === '' ? 0 : Number(text) } : { problem: '请填写整数。' }),
    },
  ],
  allOrNothing: true,
  dryRun,
  save,
}

const meta: Meta<typeof SampleTable> = {
  title: 'Table/Import',
  component: SampleTable,
  subcomponents: { ImportDialog },
  globals: { area: 'admin' },
  args: { buttons: { import: true }, importer, count: 5, onRefresh: refresh },
  beforeEach: () => {
    dryRun.mockReset().mockResolvedValue([])
    save.mockReset().mockImplementation(async rows => ({ done: rows.length, problems: [] }))
    refresh.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof SampleTable>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: said('table.import') }))
  return within(await screen.findByRole('dialog', { name: said('table.import') }))
}
const csv = (text: string, name = 'a.csv'): File => new File([text], name, { type: 'text/csv' })
const give = async (dialog: ReturnType<typeof within>, ...files: File[]): Promise<void> => {
  const input = dialog.getByLabelText(new RegExp(said('table.import_choose')))
  await userEvent.upload(input, files)
}

/** An xlsx file is read in a worker, validated by the server, and only then imported; the list reloads. */
export const WholeWay: Story = {
  play: async ({ canvasElement }) => {
    const rows = [
      ['SF', '顺丰速运', 1],
      ['ZTO', '中通快递', 2],
    ]
    const columns = [{ title: '编码' }, { title: '名称' }, { title: '排序' }]
    const file = new File([await sheetFile({ name: 'a', columns, rows })], 'a.xlsx')
    const dialog = await open(canvasElement)
    await expect(dialog.getByText(said('table.import_all_or_nothing'))).toBeInTheDocument()
    await give(dialog, file)
    await expect(
      await dialog.findByText(said('table.import_found', { rows: 2, problems: 0 }), undefined, { timeout: 8000 }),
    ).toBeInTheDocument()
    await expect(dryRun.mock.lastCall?.[0][0]).toEqual({ line: 2, values: { name: '顺丰速运', code: 'SF', sort: 1 } })
    await expect(save).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: said('table.import_rows', { count: 2 }) }))
    await expect(await dialog.findByText(said('table.bulk_result', { done: 2, failed: 0 }))).toBeInTheDocument()
    const [, close] = dialog.getAllByRole('button', { name: said('common.close') })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  },
}

/** Each error is shown in its cell, including those of the server; in all-or-nothing mode the import is then disabled. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    dryRun.mockResolvedValue([{ line: 2, column: 'code', message: '编码已存在。' }])
    const dialog = await open(canvasElement)
    await give(dialog, csv('名称,编码,排序\n顺丰速运,SF,1\n,ZTO,x'))
    const preview = within(await dialog.findByRole('region', { name: said('table.import_preview') }, { timeout: 8000 }))
    await expect(preview.getByRole('cell', { name: 'SF 编码已存在。' })).toBeInTheDocument()
    await expect(preview.getByRole('cell', { name: `- ${said('error.required')}` })).toBeInTheDocument()
    await expect(preview.getByRole('cell', { name: 'x 请填写整数。' })).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: new RegExp(`^${said('table.import')}`) })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: said('table.import_other') }))
    await expect(dialog.getByLabelText(new RegExp(said('table.import_choose')))).toBeInTheDocument()
  },
}

/** If rows with errors are skipped, the others are imported, and the skipped ones can be downloaded. */
export const Partly: Story = {
  args: { importer: { ...importer, allOrNothing: false } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.getByText(said('table.import_partly'))).toBeInTheDocument()
    await give(dialog, csv('名称,编码,排序\n顺丰速运,SF,1\n,ZTO,x'))
    await userEvent.click(
      await dialog.findByRole('button', { name: said('table.import_rows', { count: 1 }) }, { timeout: 8000 }),
    )
    await expect(await dialog.findByText(said('table.bulk_result', { done: 1, failed: 1 }))).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('button', { name: said('table.import_result') })).toBeVisible())
  },
}

/** One file; a file that is not a sheet or lacks a column is refused with a message. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await give(dialog, csv('名称\n顺丰'))
    await waitFor(async () =>
      expect(
        await dialog.findByText(said('table.import_missing', { columns: '编码' }), undefined, { timeout: 8000 }),
      ).toBeVisible(),
    )
    await give(dialog, new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], 'b.xlsx'))
    await waitFor(async () =>
      expect(await dialog.findByText(said('table.import_no_sheet'), undefined, { timeout: 8000 })).toBeVisible(),
    )
    await waitFor(() => expect(dialog.getByRole('button', { name: said('table.import_template') })).toBeVisible())
  },
}
