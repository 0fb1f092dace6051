import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { type Asked, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { sampleAnswers } from '../../testing/sample-resource.tsx'
import { StoryPage } from '../../testing/story-page.tsx'
import type { DeclareResource } from '../declaration/resource-declaration.ts'
import { ResourcePage } from './resource-page.tsx'

const declare: DeclareResource = ({ serverImporter }) => ({
  path: '/Admin/expresses',
  columns: [
    { id: 'name', title: 'Name' },
    { id: 'code', title: 'Code' },
  ],
  buttons: { import: true },
  importer: serverImporter('/Admin/expresses', [
    { name: 'name', title: 'Name', required: true },
    { name: 'code', title: 'Code', required: true },
    { name: 'phone', title: 'Phone' },
  ]),
})

const asked: Asked[] = []
/** Imports rows, unless one has the existing code SF. */
const takeIn = (request: Asked) => {
  asked.push(request)
  const rows: { readonly code: string }[] = JSON.parse(request.body.get('rows') ?? '[]')
  const problems = rows.flatMap((row, at) =>
    row.code === 'SF' ? [{ row: at, field: 'code', message: 'This code is taken.' }] : [],
  )
  return { done: problems.length > 0 ? 0 : rows.length, problems }
}
const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
  ...sampleAnswers(),
  'POST /Admin/expresses/import': takeIn,
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Import',
  component: StoryPage,
  args: {
    at: '/expresses',
    answers,
    keys: loggedIn('admin'),
    views: { './views/expresses.tsx': async () => ({ Component: () => <ResourcePage declare={declare} /> }) },
  },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    asked.length = 0
  },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const choose = async (canvas: ReturnType<typeof within>, lines: readonly string[]) => {
  await canvas.findByText('顺丰速运')
  await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import' }))
  const file = new File([['Name,Code,Phone', ...lines].join('\n')], 'expresses.csv', { type: 'text/csv' })
  await userEvent.upload(await dialog.findByLabelText('Choose or drop one xlsx or csv file'), file)
  return dialog
}
const sent = (nth: number) => Object.fromEntries(asked[nth]?.body ?? [])

/** Checked against the existing rows, then imported as a whole; the list shows them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, ['韵达,YD,95546', '德邦,DB,'])
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rows' }, { timeout: 10_000 }))
    await waitFor(() => expect(asked).toHaveLength(2))
    const rows = '[{"name":"韵达","code":"YD","phone":"95546"},{"name":"德邦","code":"DB","phone":""}]'
    await expect(sent(0)).toEqual({ rows, dry_run: '1' })
    await expect(sent(1)).toEqual({ rows })
    await userEvent.click((await dialog.findAllByRole('button', { name: 'Close' }))[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** With one mistake nothing is imported; it shows at its cell, at its line of the file. */
export const Mistake: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await choose(canvas, [',X,', '韵达,YD,', '顺丰,SF,'])
    await waitFor(async () =>
      expect(await dialog.findByText('This code is taken.', { exact: false }, { timeout: 10_000 })).toBeVisible(),
    )
    await waitFor(() => expect(dialog.getByText(/3 rows, 2 errors/)).toBeVisible())
    const line = within(dialog.getByRole('row', { name: /顺丰/ }))
    await expect(line.getByRole('cell', { name: /SF/ })).toHaveTextContent('This code is taken.')
    await expect(dialog.getByRole('button', { name: /Import 1 row/ })).toBeDisabled()
    await expect(asked).toHaveLength(1)
  },
}

/** Without an answer nothing is lost: the file can be imported again. */
export const NoAnswer: Story = {
  args: { answers: { ...answers, 'POST /Admin/expresses/import': new Refusal(500, 'Something went wrong.') } },
  globals: { language: 'zh-cn' },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await userEvent.click(canvas.getByRole('button', { name: '导入' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导入' }))
    const file = new File(['Name,Code\n韵达,YD'], 'a.csv', { type: 'text/csv' })
    await userEvent.upload(await dialog.findByLabelText('选择或拖入一个 xlsx 或 csv 文件'), file)
    await expect(await screen.findByText('Something went wrong.', {}, { timeout: 10_000 })).toBeInTheDocument()
    await waitFor(async () => expect(await dialog.findByText('选择或拖入一个 xlsx 或 csv 文件')).toBeVisible())
  },
}

export const EnglishDarkOnPhone: Story = {
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('顺丰速运')
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import' }))
    await waitFor(() => expect(dialog.getByText('If there is one error, nothing is imported.')).toBeVisible())
    await staysOnPhone()
  },
}
