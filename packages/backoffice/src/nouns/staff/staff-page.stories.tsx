import { adminStaffCall } from '@shiji/contract/identity/people.calls.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeResource } from '../../testing/fake-resource.ts'
import { Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { StaffPage } from './staff-page.tsx'

const staff = (id: number, nickname: string, is_super: boolean) => ({
  id,
  nickname,
  username: `u${id}`,
  avatar: '',
  status: 'normal',
  is_super,
  roles: is_super ? [] : [{ id: 3, name: '客服' }],
  role_id: is_super ? [] : [3],
  login_time: '2026-11-20T02:00:00Z',
  created_at: '2026-05-01T02:00:00Z',
})

const people = (rows = [staff(7, '林小满', true), staff(8, '周一鸣', false)]) =>
  storyScreen('admin', () => <StaffPage call={adminStaffCall} />, {
    ...fakeResource('/Admin/admins', rows),
    ...fakeResource('/Admin/roles', [{ id: 3, name: '客服' }]),
  })

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Staff',
  component: StoryPage,
  subcomponents: { StaffPage },
  args: people(),
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Colleagues with their roles; people cannot change their own account here. */
export const Colleagues: Story = {
  play: async ({ canvas }) => {
    const other = (await canvas.findByText('周一鸣')).closest('tr')
    const own = canvas.getByText('u7').closest('tr')
    if (!other || !own) throw new Error('no such rows')
    await expect(within(own).queryByRole('button', { name: said('table.edit') })).toBeNull()
    await userEvent.click(within(other).getByRole('button', { name: said('table.edit') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('table.edit') }))
    await expect(await dialog.findByLabelText(new RegExp(`^${said('common.nickname')}`))).toHaveValue('周一鸣')
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }
export const Empty: Story = { args: people([]) }

/** The rows failed to load: the error, and a retry button. */
export const Failed: Story = {
  args: storyScreen('admin', () => <StaffPage call={adminStaffCall} />, {
    'GET /Admin/admins': new Refusal(500, '数据库没有响应。'),
  }),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('数据库没有响应。')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: said('common.retry') })).toBeVisible())
  },
}

/** Long names on a phone. */
export const LongOnPhone: Story = {
  args: people([
    staff(8, 'Bartholomew Featherstonehaugh-Cholmondeley', false),
    staff(9, '名字特别特别长的一位同事', false),
  ]),
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, language: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Featherstonehaugh/))[0]).toBeInTheDocument()
    await staysOnPhone()
  },
}
