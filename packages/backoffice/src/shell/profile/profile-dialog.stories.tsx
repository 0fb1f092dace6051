import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { aMenu } from '../../testing/a-menu.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { chooseMenuItem } from '../../testing/choose-menu-item.ts'
import { type Asked, Refusal } from '../../testing/fake-server.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { ProfileDialog } from './profile-dialog.tsx'

const edited = fn()
const nickname = { now: aPerson.nickname }
const uploads = { refused: false }

const answers = {
  'GET /Admin/load_menu': aMenu,
  'POST /Admin/auth/info': () => ({ ...aPerson, nickname: nickname.now }),
  'POST /uploads': () => (uploads.refused ? new Refusal(400, 'This is no picture.') : '/files/avatar.webp'),
  'POST /Admin/auth/edit': ({ body }: Asked) => {
    edited(Object.fromEntries(body))
    if (body.get('current_password') === 'wrong') {
      return new Refusal(422, 'Please check the marked fields.', {
        fields: { current_password: 'The current password is incorrect.' },
      })
    }
    if (body.get('nickname') === 'taken') return new Refusal(400, 'Choose another nickname.')
    if (body.get('nickname') === 'cut') throw new TypeError('offline')
    nickname.now = body.get('nickname') ?? ''
    return null
  },
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Profile dialog',
  component: StoryPage,
  subcomponents: { ProfileDialog },
  args: { at: '/expresses', answers, keys: loggedIn('admin') },
  globals: { area: 'admin', language: 'en' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  beforeEach: () => {
    edited.mockClear()
    nickname.now = aPerson.nickname
    uploads.refused = false
  },
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
    await waitFor(async () => expect(await dialog.findByText('Cannot be empty.')).toBeVisible())
    await expect(edited).not.toHaveBeenCalled()
  },
}

/** Password sent as empty string if blank; avatar sent only when set; on success the user is reloaded, a message shows and the dialog closes (§4, §5). */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByLabelText(/^Nickname/))
    await userEvent.type(dialog.getByLabelText(/^Nickname/), 'Lin')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('The operation was successful.')).toBeInTheDocument()
    await expect(edited).toHaveBeenCalledWith({ nickname: 'Lin', password: '', provider: 'admins' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lin' })).toHaveFocus())
  },
}

/** On a failure code the server message shows, nothing closes and no input is lost (§4, §8). */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByLabelText(/^Nickname/))
    await userEvent.type(dialog.getByLabelText(/^Nickname/), 'taken')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Choose another nickname.')).toBeInTheDocument()
    await expect(dialog.getByLabelText(/^Nickname/)).toHaveValue('taken')
    await expect(canvas.getByRole('button', { name: aPerson.nickname, hidden: true })).toBeInTheDocument()
  },
}

/** An exception on submit is logged and loading resets; the person sees that no answer arrived (§8). */
export const Cut: Story = {
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByLabelText(/^Nickname/))
    await userEvent.type(dialog.getByLabelText(/^Nickname/), 'cut')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText(/^The server did not answer/)).toBeInTheDocument()
    await expect(log).toHaveBeenCalledWith('profile', expect.objectContaining({ kind: 'network' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'))
    await expect(dialog.getByLabelText(/^Nickname/)).toHaveValue('cut')
    log.mockRestore()
  },
}

/** An upload with a code other than 200 shows its message and keeps the picture; a new picture is sent (§5, §8). */
export const Picture: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    const picker = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')
    if (picker === null) throw new Error('no file input')
    const picture = new File(['x'], 'me.png', { type: 'image/png' })
    uploads.refused = true
    await userEvent.upload(picker, picture)
    await expect(await screen.findByText('This is no picture.')).toBeInTheDocument()
    uploads.refused = false
    await userEvent.upload(picker, picture)
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('img')).not.toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(edited).toHaveBeenCalledWith(expect.objectContaining({ avatar: '/files/avatar.webp', password: '' })),
    )
  },
}

/** A new password requires the current one; a refusal closes nothing and shows at its field. */
export const PasswordRefused: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.type(dialog.getByLabelText(/^New password/), 'new-secret-9')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await dialog.findByText('Cannot be empty.')).toBeVisible())
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await dialog.findByText('The current password is incorrect.')).toBeVisible())
    await expect(edited).toHaveBeenCalledWith(
      expect.objectContaining({ password: 'new-secret-9', current_password: 'wrong' }),
    )
    await expect(dialog.getByLabelText(/^New password/)).toHaveValue('new-secret-9')
  },
}

/** While saving, the button says so, and nothing is sent twice. */
export const UnderWay: Story = {
  args: {
    answers: {
      ...answers,
      'POST /Admin/auth/edit': ({ body }: Asked) => {
        edited(Object.fromEntries(body))
        return new Promise(() => undefined)
      },
    },
  },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.type(await dialog.findByLabelText(/^Nickname/), '!')
    const save = dialog.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(save)
    await expect(edited).toHaveBeenCalledOnce()
  },
}

/** On a phone the dialog fills the width. */
export const OnPhone: Story = {
  parameters: { ...meta.parameters, ...phoneParameters },
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await waitFor(async () => expect(await dialog.findByLabelText(/^Nickname/)).toBeVisible())
    await staysOnPhone()
  },
}
