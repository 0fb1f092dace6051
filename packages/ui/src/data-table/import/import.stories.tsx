import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sheetFile } from '../../spreadsheet/export-sheet.ts'
import { SampleTable } from '../sample-table.tsx'
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
  await userEvent.click(within(canvasElement).getByRole('button', { name: '导入' }))
  return within(await screen.findByRole('dialog', { name: '导入' }))
}
const csv = (text: string, name = 'a.csv'): File => new File([text], name, { type: 'text/csv' })
const give = async (dialog: ReturnType<typeof within>, ...files: File[]): Promise<void> => {
  const input = dialog.getByLabelText(/选择或拖入/)
  await userEvent.upload(input, files)
}

/** An xlsx file is read in a worker, checked where it would go, and only then taken in; the list loads again. */
export const WholeWay: Story = {
  play: async ({ canvasElement }) => {
    const rows = [
      ['SF', '顺丰速运', 1],
      ['ZTO', '中通快递', 2],
    ]
    const columns = [{ title: '编码' }, { title: '名称' }, { title: '排序' }]
    const file = new File([await sheetFile({ name: 'a', columns, rows })], 'a.xlsx')
    const dialog = await open(canvasElement)
    await expect(dialog.getByText('只要有一处错误，就不会导入任何数据。')).toBeInTheDocument()
    await give(dialog, file)
    await expect(
      await dialog.findByText('共 2 行，0 处错误。尚未保存任何数据。', undefined, { timeout: 8000 }),
    ).toBeInTheDocument()
    await expect(dryRun.mock.lastCall?.[0][0]).toEqual({ line: 2, values: { name: '顺丰速运', code: 'SF', sort: 1 } })
    await expect(save).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }))
    await expect(await dialog.findByText('成功 2 条，失败 0 条。')).toBeInTheDocument()
    const [, close] = dialog.getAllByRole('button', { name: '关闭' })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  },
}

/** Each mistake stands in its cell, those of the server too; with all or nothing there is no import then. */
export const Mistakes: Story = {
  play: async ({ canvasElement }) => {
    dryRun.mockResolvedValue([{ line: 2, column: 'code', message: '编码已存在。' }])
    const dialog = await open(canvasElement)
    await give(dialog, csv('名称,编码,排序\n顺丰速运,SF,1\n,ZTO,x'))
    const preview = within(await dialog.findByRole('region', { name: '预览' }, { timeout: 8000 }))
    await expect(preview.getByRole('cell', { name: 'SF 编码已存在。' })).toBeInTheDocument()
    await expect(preview.getByRole('cell', { name: '- 不能为空。' })).toBeInTheDocument()
    await expect(preview.getByRole('cell', { name: 'x 请填写整数。' })).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: /^导入/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '换一个文件' }))
    await expect(dialog.getByLabelText(/选择或拖入/)).toBeInTheDocument()
  },
}

/** Where rows with mistakes are left out, the others are taken in, and the rest can be had as a file. */
export const Partly: Story = {
  args: { importer: { ...importer, allOrNothing: false } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(dialog.getByText('有错误的行会被跳过，其余行照常导入。')).toBeInTheDocument()
    await give(dialog, csv('名称,编码,排序\n顺丰速运,SF,1\n,ZTO,x'))
    await userEvent.click(await dialog.findByRole('button', { name: '导入 1 行' }, { timeout: 8000 }))
    await expect(await dialog.findByText('成功 1 条，失败 1 条。')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('button', { name: '下载出错的行' })).toBeVisible())
  },
}

/** One file; what is no sheet, or lacks a column, is refused in words. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await give(dialog, csv('名称\n顺丰'))
    await waitFor(async () =>
      expect(await dialog.findByText('文件缺少这些列：编码', undefined, { timeout: 8000 })).toBeVisible(),
    )
    await give(dialog, new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], 'b.xlsx'))
    await waitFor(async () =>
      expect(await dialog.findByText('文件不是 xlsx 或 csv 表格。', undefined, { timeout: 8000 })).toBeVisible(),
    )
    await waitFor(() => expect(dialog.getByRole('button', { name: '下载模板' })).toBeVisible())
  },
}
