import type { ResourceRow } from '@shiji/api/resource/resource.api.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { fakeResource } from '../../testing/fake-resource.ts'
import { type Answers, type Asked, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import type { DeclareResource } from '../declaration/resource-declaration.ts'
import { RecordState } from '../record/record-state.tsx'
import { ResourcePage } from './resource-page.tsx'

const declare: DeclareResource = ({ say }) => ({
  path: '/Admin/expresses',
  noun: 'express',
  columns: [
    { id: 'name', title: say('admin.express.name'), sortable: true },
    { id: 'code', title: say('common.id') },
    { id: 'phone', title: say('login.phone') },
    { id: 'created_at', title: say('common.created_at'), kind: 'time' },
  ],
  search: [{ type: 'text', name: 'name', label: say('admin.express.name') }],
  form: [
    { type: 'text', name: 'name', label: say('admin.express.name'), required: true },
    { type: 'text', name: 'code', label: say('common.id'), required: true },
    { type: 'text', name: 'phone', label: say('login.phone') },
  ],
  initial: { name: '', code: '', phone: '' },
})

const express = (id: number, name: string, code: string) => ({
  id,
  name,
  code,
  phone: '',
  created_at: '2026-01-02T03:04:05Z',
})

const rows = [express(1, '顺丰速运', 'SF'), express(2, '中通快递', 'ZTO'), express(3, '圆通速递', 'YTO')]

const taken = (body: Readonly<Record<string, string>>, all: readonly ResourceRow[]) =>
  all.some(row => row.code === body.code) && body.name !== 'edit'
    ? new Refusal(422, 'Please check the marked fields.', { fields: { code: 'This code is taken.' } })
    : undefined

const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Resource page',
  component: StoryPage,
  subcomponents: { ResourcePage, RecordState },
  args: {
    at: '/expresses',
    keys: loggedIn('admin'),
    answers: { ...answers, ...fakeResource('/Admin/expresses', rows, taken) },
    views: {
      './views/expresses.tsx': async () => ({
        Component: () => <ResourcePage declare={declare} texts={['admin', 'login']} />,
      }),
    },
  },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const fresh = (refuses = taken) => ({ answers: { ...answers, ...fakeResource('/Admin/expresses', rows, refuses) } })
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

export const Default: Story = {
  args: fresh(),
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Express companies' })).toBeVisible())
    await expect(canvas.getAllByText('2026-01-02 11:04:05')).toHaveLength(3)
  },
}

export const ChineseDark: Story = {
  args: fresh(),
  globals: { language: 'zh-cn', theme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: '新增' })).toBeVisible())
  },
}

/** After successful add the dialog closes, the list reloads and a success message shows (§4). */
export const Add: Story = {
  args: fresh(),
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }))
    await userEvent.type(await dialog.findByLabelText(/^Name/), '韵达')
    await userEvent.type(dialog.getByLabelText(/^ID/), 'YD')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText('The operation was successful.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText('韵达').closest('tr')).toHaveAttribute('data-flash'))
    await waitFor(() => expect(canvas.getByText('韵达').closest('tr')).not.toHaveAttribute('data-flash'))
    await expect(canvas.getByText('韵达')).toBeVisible()
  },
}

/** An answer with code, data and msg together is a failure and closes nothing (§8); all input stays. */
export const AddRefused: Story = {
  args: fresh(),
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }))
    await userEvent.type(await dialog.findByLabelText(/^Name/), '另一家')
    await userEvent.type(dialog.getByLabelText(/^ID/), 'SF')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await dialog.findByText('This code is taken.')).toBeVisible())
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('另一家')
    await waitFor(() => expect(dialog.getByLabelText(/^ID/)).toHaveFocus())
  },
}

/** Edit shows the current record; only the form's fields are sent. */
export const Edit: Story = {
  args: fresh(() => undefined),
  play: async ({ canvas }) => {
    await canvas.findByText('中通快递')
    await userEvent.click(row('中通快递').getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }))
    const name = await dialog.findByLabelText(/^Name/)
    await expect(name).toHaveValue('中通快递')
    await userEvent.clear(name)
    await userEvent.type(name, '中通')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await canvas.findByText('中通')).toBeVisible())
  },
}

export const View: Story = {
  args: fresh(),
  play: async ({ canvas }) => {
    await canvas.findByText('圆通速递')
    await userEvent.click(row('圆通速递').getByRole('button', { name: 'View' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'View' }))
    await waitFor(() => expect(dialog.getByText('YTO')).toBeVisible())
  },
}

/** Delete asks with the texts of §8; with nothing selected it shows a message (§5). */
export const Delete: Story = {
  args: fresh(),
  play: async ({ canvas }) => {
    await canvas.findByText('圆通速递')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Please select the operation data first.')).toBeInTheDocument()
    await userEvent.click(row('圆通速递').getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Prompt' }))
    await expect(question.getByText('Are you sure you want to delete the selected data?')).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText('圆通速递')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Search and sort are in the address, so a shared link shows the same. */
export const FromAddress: Story = {
  args: { ...fresh(), at: '/expresses?name=%E9%80%9A%7Clike&sort=name%7Cdesc' },
  play: async ({ canvas }) => {
    await canvas.findByText('中通快递')
    await expect(canvas.queryByText('顺丰速运')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('通')
    const names = canvas.getAllByRole('row').map(each => each.textContent ?? '')
    await expect(names.findIndex(text => text.includes('圆通'))).toBeLessThan(
      names.findIndex(text => text.includes('中通')),
    )
  },
}

export const Empty: Story = {
  args: { answers: { ...answers, ...fakeResource('/Admin/expresses', []) } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('No data')).toBeVisible())
  },
}

export const Failed: Story = {
  args: {
    answers: { ...answers, 'GET /Admin/expresses': new Refusal(500, 'Something went wrong.', { request_id: 'r-9' }) },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/r-9/)).toBeVisible())
  },
}

/** If a table response is an html page, it is ignored (§8). */
export const HtmlIgnored: Story = {
  args: {
    answers: {
      ...answers,
      'GET /Admin/expresses': () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('No data')).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Buttons without permission are hidden. */
export const ReadOnlyPerson: Story = {
  args: {
    answers: {
      ...fresh().answers,
      'POST /Admin/auth/info': { ...aPerson, is_super: false, permissions: ['express.view'] },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'View' })).toHaveLength(3)
  },
}

export const LongText: Story = {
  args: {
    answers: {
      ...answers,
      ...fakeResource('/Admin/expresses', [
        express(1, '一家名字长得看不到尽头的快递公司'.repeat(6), 'A'.repeat(60)),
        ...Array.from({ length: 60 }, (_, index) => express(index + 10, `快递 ${index}`, `K${index}`)),
      ]),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Total 61')).toBeVisible())
  },
}

/** Column settings are restored when the page is opened again. */
export const LayoutKept: Story = {
  args: fresh(),
  beforeEach: () => {
    localStorage.setItem('table_layout:/Admin/expresses', JSON.stringify({ hidden: ['phone'], density: 'compact' }))
    return () => localStorage.removeItem('table_layout:/Admin/expresses')
  },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await expect(canvas.queryByRole('columnheader', { name: 'Phone number' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'ID' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'ID' })).toBeNull())
    const kept: unknown = JSON.parse(localStorage.getItem('table_layout:/Admin/expresses') ?? '{}')
    await expect(kept).toMatchObject({ hidden: ['phone', 'code'], density: 'compact' })
  },
}

const versions = {
  looked: { ...express(2, '中通快递', 'ZTO') },
  now: { ...express(2, '中通（新）', 'ZTO') },
}
const sent: (string | null)[] = []
const changing = (version: string | null) => {
  sent.push(version)
  return version === null
    ? { id: 2 }
    : new Refusal(CODE.conflict, 'Changed.', {
        current: versions.now,
        changed_by: 'Lin',
        changed_at: '2026-11-21T08:00:00Z',
      })
}

/** Two people edit the same record: shows who and when, the differences, and asks for a decision (ux 4.2, 42). */
export const TwoEditors: Story = {
  beforeEach: () => {
    sent.length = 0
  },
  args: {
    answers: {
      ...fresh().answers,
      'GET /Admin/expresses/*': () =>
        Response.json({ code: 200, msg: '', data: versions.looked }, { headers: { etag: '"v1"' } }),
      'PUT /Admin/expresses/*': (asked: Asked) => changing(asked.version),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('中通快递')
    await userEvent.click(row('中通快递').getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }))
    const name = await dialog.findByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, '中通')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this record' }))
    await expect(question.getByText('Changed by Lin at 2026-11-21 16:00:00.')).toBeInTheDocument()
    await expect(question.getByRole('row', { name: 'Name 中通（新） 中通' })).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Overwrite' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit' })).toBeNull())
    await expect(sent).toEqual(['"v1"', null])
  },
}

/** Exports all rows of the filter, not only the page. */
export const ExportsAll: Story = {
  args: fresh(),
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }))
    await expect(await dialog.findByRole('radio', { name: 'All 3 results' })).toBeInTheDocument()
  },
}

/** While loading, the table shows a skeleton. */
export const Loading: Story = {
  args: { answers: { ...answers, 'GET /Admin/expresses': () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await waitFor(() =>
      expect(table.closest('[aria-busy=true]') ?? table.querySelector('[aria-busy=true]')).not.toBeNull(),
    )
    await expect(canvas.queryByText('No data')).toBeNull()
  },
}

/** A page without permission shows a message. */
export const Forbidden: Story = {
  args: { answers: { ...answers, 'GET /Admin/expresses': new Refusal(402, 'You do not have permission to do this.') } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect((await canvas.findAllByText('You do not have permission to do this.'))[0]).toBeVisible(),
    )
  },
}

/** Many rows and long words on a phone: the table scrolls, the page does not. */
export const LongOnPhone: Story = {
  ...LongText,
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total 61')).toBeInTheDocument()
    await staysOnPhone()
  },
}

const inCells: DeclareResource = tools => ({ ...declare(tools), inline: { phone: { kind: 'text' } } })
const inCellsArgs = (more: Answers = {}): NonNullable<Story['args']> => ({
  answers: { ...fresh(() => undefined).answers, ...more },
  views: {
    './views/expresses.tsx': async () => ({
      Component: () => <ResourcePage declare={inCells} texts={['admin', 'login']} />,
    }),
  },
})
const changePhone = async (to: string) => {
  await userEvent.click(await row('顺丰速运').findByTitle(/^Edit /))
  await userEvent.keyboard(`${to}{Enter}`)
}

/** A value is edited in its cell; the whole record is sent, and the change can be undone. */
export const ChangedInCell: Story = {
  args: inCellsArgs(),
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await changePhone('95338')
    await waitFor(async () => expect(await row('顺丰速运').findByText('95338')).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('95338')).toBeNull())
    await waitFor(() => expect(row('顺丰速运').getByText('SF')).toBeVisible())
  },
}

/** Another person saved first: the cell shows a message and the stored value. */
export const ChangedInCellByAnother: Story = {
  args: inCellsArgs({ 'GET /Admin/expresses/1': { ...express(1, '顺丰速运', 'SF'), phone: '10086' } }),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('顺丰速运')
    await changePhone('95338')
    await expect(await row('顺丰速运').findByRole('alert')).toHaveTextContent('Someone else changed this record')
    await expect(canvas.queryByText('95338')).toBeNull()
  },
}
