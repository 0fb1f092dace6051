import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { sampleUpload, stuckUpload } from '../form/sample-upload.ts'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const Held = ({
  value,
  error,
  disabled = false,
  ...rest
}: Omit<FileUploadProps, 'name' | 'onValue'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [urls, setUrls] = useState(value)
  return (
    <Field label="附件" group error={error} disabled={disabled}>
      <FileUpload {...rest} name="files" value={urls} onValue={setUrls} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/File upload',
  component: Held,
  subcomponents: { FileUpload },
  args: { value: [], most: 3, bytes: 10_485_760, accept: '.pdf,.zip', upload: sampleUpload, disabled: false },
  argTypes: { upload: { control: false } },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Disabled: Story = { args: { value: ['/files/a.pdf'], disabled: true } }

/** Files are shown by name; a full field accepts no more. */
export const Full: Story = {
  args: { value: ['/files/%E5%90%88%E5%90%8C.pdf', '/files/b.zip', '/files/c.pdf'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('link', { name: '合同.pdf' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: said('form.file_add') })).toBeDisabled()
  },
}
export const Wrong: Story = { args: { error: '请上传合同。' } }

const chooser = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  return input
}

/** Uploading, with progress and a cancel button. */
export const Sending: Story = {
  args: { upload: stuckUpload },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(chooser(canvasElement), new File(['x'], '合同.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByRole('progressbar', { name: /合同.pdf/ })).toHaveAttribute('value', '0.4')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`${said('common.cancel')}.*合同.pdf`) })).toBeVisible(),
    )
  },
}

/** A failed upload shows its error and can be retried. */
export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('网络连接中断。')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(chooser(canvasElement), new File(['x'], '合同.pdf', { type: 'application/pdf' }))
    await waitFor(async () => expect(await canvas.findByText('网络连接中断。')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`${said('common.retry')}.*合同.pdf`) })).toBeVisible(),
    )
  },
}

/** A long name is truncated; its remove button stays visible. */
export const LongNames: Story = {
  args: { value: [`/files/${encodeURIComponent('二〇二六年度平台商家入驻与服务合作协议（补充条款）'.repeat(4))}.pdf`] },
  decorators: [
    Story => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const way = within(canvasElement)
      .getByRole('button', { name: new RegExp(`^${said('form.choice_remove', { name: '' }).trim()}`) })
      .getBoundingClientRect()
    await expect(way.right).toBeLessThanOrEqual(
      (canvasElement.firstElementChild?.getBoundingClientRect().left ?? 0) + 360,
    )
  },
}
