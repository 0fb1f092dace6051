import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../testing/a-menu.ts'
import { aPerson, loggedIn } from '../testing/a-person.ts'
import { chooseMenuItem } from '../testing/choose-menu-item.ts'
import { type Asked, Refusal } from '../testing/fake-server.ts'
import { StoryPage } from '../testing/story-page.tsx'

const edited = fn()

const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': aPerson,
  'POST /uploads': '/files/avatar.webp',
  'POST /Admin/auth/edit': ({ body }: Asked) => {
    edited(Object.fromEntries(body))
    if (body.get('current_password') === 'wrong') {
      return new Refusal(422, 'Please check the marked fields.', {
        fields: { current_password: 'The current password is not right.' },
      })
    }
    return null
  },
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Profile dialog',
  component: StoryPage,
  args: { at: '/expresses', answers, keys: loggedIn('admin') },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void edited.mockClear(),
}
export default meta
type Story = StoryObj<typeof StoryPage>

const openDialog = async (canvas: ReturnType<typeof within>) => {
  await chooseMenuItem(await canvas.findByRole('button', { name: '林小满' }), 'User info')
  return within(await screen.findByRole('dialog', { name: 'User info' }))
}

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await expect(dialog.getByLabelText(/^Nickname/)).toHaveValue('林小满')
    await expect(dialog.queryByLabelText(/^Current password/)).toBeNull()
  },
}

export const Chinese: Story = {
  globals: { language: 'zh-cn', theme: 'dark' },
  play: async ({ canvas }) => {
    await chooseMenuItem(await canvas.findByRole('button', { name: '林小满' }), '个人信息')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '个人信息' })).toBeVisible())
  },
}

/** Nickname required ('Cannot be empty.', §5). */
export const NicknameRequired: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByLabelText(/^Nickname/))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Cannot be empty.')).toBeVisible()
    await expect(edited).not.toHaveBeenCalled()
  },
}

/** Password sent as empty string if blank; avatar sent only when set; on success a message shows and the dialog closes (§4, §5). */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByLabelText(/^Nickname/))
    await userEvent.type(dialog.getByLabelText(/^Nickname/), 'Lin')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('The operation was successful.')).toBeInTheDocument()
    await expect(edited).toHaveBeenCalledWith({ nickname: 'Lin', password: '', provider: 'admins' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A new password asks for the current one; a refusal closes nothing and stands at its field. */
export const PasswordRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.type(dialog.getByLabelText(/^New password/), 'new-secret-9')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Cannot be empty.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('The current password is not right.')).toBeVisible()
    await expect(edited).toHaveBeenCalledWith(
      expect.objectContaining({ password: 'new-secret-9', current_password: 'wrong' }),
    )
    await expect(dialog.getByLabelText(/^New password/)).toHaveValue('new-secret-9')
  },
}
