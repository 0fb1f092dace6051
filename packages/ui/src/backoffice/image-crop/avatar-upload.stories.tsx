import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { sampleUpload } from '../form/sample-upload.ts'
import { swatch } from '../form/testing/every-type.ts'
import { AvatarUpload, type AvatarUploadProps } from './avatar-upload.tsx'

const Held = ({
  value,
  upload,
  error,
  disabled = false,
}: Omit<AvatarUploadProps, 'onValue'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [url, setUrl] = useState(value)
  return (
    <Field label="头像" group error={error} disabled={disabled}>
      <AvatarUpload value={url} onValue={setUrl} upload={upload} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Avatar upload',
  component: Held,
  subcomponents: { AvatarUpload },
  args: { value: '', upload: sampleUpload, disabled: false },
  argTypes: { upload: { control: false } },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: swatch(200) } }
export const Disabled: Story = { args: { value: swatch(200), disabled: true } }

/** A file that is not a picture is refused before the upload. */
export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    await userEvent.upload(input, new File(['no picture'], 'a.png', { type: 'image/png' }))
    const dialog = within(await screen.findByRole('dialog', { name: said('form.crop') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(said('error.upload_type'))
    await expect(dialog.getByRole('button', { name: said('common.confirm') })).toBeDisabled()
  },
}

export const Wrong: Story = {
  args: { error: '请上传头像。' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '头像' })).toHaveAccessibleDescription('请上传头像。')
  },
}

/** A picture that fails to load shows the icon for no picture. */
export const Lost: Story = {
  args: { value: '/no-such-picture.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('img')).toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
  },
}
