import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { sampleUpload, stuckUpload } from '../../backoffice/form/sample-upload.ts'
import { swatch } from '../../backoffice/form/testing/every-type.ts'
import { Field } from '../field/field.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { ImageUpload, type ImageUploadProps } from './image-upload.tsx'

const Held = ({
  value,
  disabled = false,
  error,
  ...rest
}: Omit<ImageUploadProps, 'name' | 'onValue'> & { readonly disabled?: boolean; readonly error?: string }) => {
  const [urls, setUrls] = useState(value)
  return (
    <Field label="图片" group error={error} disabled={disabled}>
      <ImageUpload {...rest} name="images" value={urls} onValue={setUrls} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Image upload',
  component: Held,
  subcomponents: { ImageUpload, UploadProgress },
  args: {
    value: [swatch(10), swatch(120), swatch(240)],
    most: 5,
    bytes: 10_485_760,
    edge: 104,
    upload: sampleUpload,
    disabled: false,
  },
  argTypes: { upload: { control: false } },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = { args: { value: [] } }
export const One: Story = { args: { value: [swatch(10)], most: 1 } }
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = { args: { value: [], error: '至少上传一张图片。' } }

const order = (root: HTMLElement) =>
  within(root)
    .getAllByRole('img')
    .map(image => image.getAttribute('src'))

/** Reordered by dragging; the first is the cover. */
export const ByDragging: Story = {
  play: async ({ canvasElement }) => {
    const tiles = canvasElement.querySelectorAll('[draggable=true]')
    const [first, , third] = tiles
    if (!first || !third) throw new Error('no tiles')
    const dataTransfer = new DataTransfer()
    await fireEvent.dragStart(first, { dataTransfer })
    await fireEvent.dragOver(third, { dataTransfer })
    await fireEvent.drop(third, { dataTransfer })
    await expect(order(canvasElement)).toEqual([swatch(120), swatch(240), swatch(10)])
    await waitFor(() => expect(within(canvasElement).getByText(said('form.picture_cover'))).toBeVisible())
  },
}

/** The limits are shown before a picture is chosen; a picture outside them is refused. */
export const Rules: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    await expect(input).toHaveAccessibleDescription(said('form.picture_rules_many', { mb: 10, most: 5 }))
    await fireEvent.change(input, { target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] } })
    await waitFor(async () => expect(await canvas.findByText(said('error.upload_type'))).toBeVisible())
    await expect(order(canvasElement)).toHaveLength(3)
  },
}

/** Uploading, with progress and a cancel button. */
export const Sending: Story = {
  args: { value: [], upload: stuckUpload },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '0.4')
    await userEvent.click(canvas.getByRole('button', { name: said('common.cancel') }))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** Once the limit is reached, no more can be added. */
export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvasElement }) => {
    await expect(order(canvasElement)).toHaveLength(3)
    await expect(canvasElement.querySelector('input[type=file]:not(:disabled)')).toBeNull()
  },
}

/** A failed upload shows its error and can be retried. */
export const Failed: Story = {
  args: { value: [], upload: () => Promise.reject(new Error('网络连接中断。')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
    await waitFor(async () => expect(await canvas.findByText('网络连接中断。')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`^${said('common.retry')}`) })).toBeVisible(),
    )
  },
}
