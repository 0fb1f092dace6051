import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { aPerson } from '../../testing/a-person.ts'
import { fakeResource } from '../../testing/fake-resource.ts'
import { type Answers, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { RolesPage } from './roles-page.tsx'

const service = {
  id: 3,
  name: '客服',
  menu_id: [],
  permissions: ['order.view', 'order_comment.view'],
  created_at: '2026-05-01T02:00:00Z',
}
const grantable = [
  { group: 'order', permissions: ['order.view', 'order.ship', 'order_comment.view'] },
  { group: 'operation', permissions: ['audit.view'] },
]

const roles = (rows = [service], answers: Answers = {}) =>
  storyScreen('admin', RolesPage, {
    ...fakeResource('/Admin/roles', rows),
    'GET /Admin/load_permission': grantable,
    ...answers,
  })

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Roles',
  component: StoryPage,
  subcomponents: { RolesPage },
  args: roles(),
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

export const List: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('客服')).toBeVisible())
  },
}

/** Permissions are checked by group or one by one, pages beside them. */
export const Add: Story = {
  args: roles(),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }))
    await userEvent.type(await dialog.findByLabelText(/^Role name/), 'Packing')
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Ship orders' }))
    await expect(dialog.getByRole('treeitem', { name: 'Orders' })).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await canvas.findByText('Packing')).toBeVisible())
  },
}

/** The rows failed to load: the error, and a retry button. */
export const Failed: Story = {
  args: storyScreen('admin', RolesPage, { 'GET /Admin/roles': new Refusal(500, '数据库没有响应。') }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('数据库没有响应。')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: said('common.retry') })).toBeVisible())
  },
}

export const Empty: Story = {
  args: roles([]),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(said('table.empty'))).toBeVisible())
  },
}

/** A person who may only read sees no buttons that change anything. */
export const ReadOnlyPerson: Story = {
  args: roles([service], {
    'POST /Admin/auth/info': { ...aPerson, is_super: false, permissions: ['role.view'] },
  }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('客服')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: said('table.view') })).toBeVisible())
    for (const name of [said('table.add'), said('table.edit'), said('table.delete')])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** Many roles with long names, on a phone. */
export const LongOnPhone: Story = {
  args: roles(
    Array.from({ length: 12 }, (_, at) => ({
      ...service,
      id: at + 1,
      name: `Customer service of the ${at + 1}. shift`,
    })),
  ),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Customer service of the 12. shift'))[0]).toBeInTheDocument()
    await staysOnPhone()
  },
}
