import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { sampleUpload } from '../form/sample-upload.ts'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const Held = ({
  value,
  disabled = false,
  ...rest
}: Omit<FileUploadProps, 'name' | 'onValue'> & { readonly disabled?: boolean }) => {
  const [urls, setUrls] = useState(value)
  return (
    <Field label="附件" group disabled={disabled}>
      <FileUpload {...rest} name="files" value={urls} onValue={setUrls} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/File upload',
  component: Held,
  subcomponents: { FileUpload },
  args: { value: [], most: 3, accept: '.pdf,.zip', upload: sampleUpload, disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Disabled: Story = { args: { value: ['/files/a.pdf'], disabled: true } }

/** Files show by their names; a full field takes no more. */
export const Full: Story = {
  args: { value: ['/files/%E5%90%88%E5%90%8C.pdf', '/files/b.zip', '/files/c.pdf'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '合同.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '选择文件' })).toBeDisabled()
  },
}
