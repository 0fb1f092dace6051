import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { FilesOrigin } from '../../common/file-address/file-address.ts'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { mug } from '../../foundation/sample-goods.ts'
import { FormRenderer } from '../form/form-renderer.tsx'
import { swatch, swatchSpace } from '../form/testing/every-type.ts'
import type { FormValues } from '../form-value/form-values.ts'
import { RichEditor, type RichEditorProps } from './rich-editor.tsx'

const send = fn<(values: FormValues) => Promise<undefined>>()

const stored = `<h2>手工拉坯</h2><p>每一只都不<strong>一样</strong>。</p><ul><li>可进洗碗机</li></ul><p><img src="${mug('#7FA99B')}"></p>`

const Held = ({
  value,
  error,
  disabled = false,
  placeholder,
  space,
}: Pick<RichEditorProps, 'value' | 'placeholder' | 'space'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
}) => {
  const [text, setText] = useState(value)
  return (
    <Field label="详情" group error={error} disabled={disabled}>
      <RichEditor value={text} onValue={setText} placeholder={placeholder} space={space} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Form/Rich editor',
  component: Held,
  subcomponents: { RichEditor },
  args: { value: stored, placeholder: '写下商品的详情', disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: '详情' })).toHaveTextContent('手工拉坯')
    await expect(within(canvasElement).getByRole('combobox', { name: said('form.editor_heading') })).toHaveDisplayValue(
      said('form.editor_paragraph'),
    )
  },
}

/** Nothing written yet: a grey placeholder, which is not part of the text. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: '详情' })
    await expect(box).toHaveAttribute('data-placeholder', '写下商品的详情')
    await expect(box.textContent).toBe('')
  },
}
export const Wrong: Story = {
  args: { error: '请填写详情。' },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: '详情' })
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
    await expect(box).toHaveAccessibleDescription('请填写详情。')
  },
}

/** Can be read; ignores typing and clicks on its tools. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: '详情' })
    await expect(box).toHaveAttribute('contenteditable', 'false')
    for (const tool of within(canvasElement).getAllByRole('button')) await expect(tool).toBeDisabled()
  },
}

/** A long text scrolls in the editor; its tools stay visible. */
export const LongText: Story = {
  args: { value: '<p>每一只都在窑火里走过十二个小时。</p>'.repeat(120) },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: '详情' })
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    await expect(box.getBoundingClientRect().height).toBe(300)
  },
}
export const English: Story = { args: { value: '', placeholder: 'Describe the goods' }, globals: { language: 'en' } }

/** A table with headings, made and changed by keyboard and mouse; its buttons are there while the caret is in it. */
export const WithATable: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '详情' })
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: said('form.table_insert') }))
    await waitFor(() => expect(box.querySelectorAll('td')).toHaveLength(9))
    document.execCommand('insertText', false, '尺码')
    await userEvent.click(await canvas.findByRole('button', { name: said('form.table_head') }))
    await waitFor(() => expect(box.querySelectorAll('td[data-row^=head]')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: said('form.table_row_below') }))
    await userEvent.click(canvas.getByRole('button', { name: said('form.table_column_right') }))
    await waitFor(() => expect(box.querySelectorAll('td')).toHaveLength(16))
    await expect(box.querySelector('td')).toHaveTextContent('尺码')
    await userEvent.click(canvas.getByRole('button', { name: said('form.table_delete') }))
    await waitFor(() => expect(box.querySelector('table')).toBeNull())
  },
}

const upload = fn<UploadFile>()

const Editor = ({ detail = '' }: { readonly detail?: string }) => (
  <FormRenderer
    fields={[
      { name: 'detail', type: 'editor', label: '详情', span: 24, upload },
      { name: 'notice', type: 'editor', label: '须知', span: 24 },
    ]}
    initial={{ detail }}
    onSubmit={send}
  />
)

/** Two editors with toolbars of their own, 385 px high (§9). */
export const Two: StoryObj = {
  render: () => <Editor detail={stored} />,
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('textbox', { name: '详情' }, { timeout: 15_000 })
    await expect(box.getBoundingClientRect().height).toBe(300)
    const frame = box.closest('.quill')?.parentElement
    await expect(frame?.getBoundingClientRect().height).toBe(385)
  },
}

/** Stores html, separator, JSON (§3), and nothing for an empty page. */
export const StoredForm: StoryObj = {
  beforeEach: () => void send.mockReset(),
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '详情' }, { timeout: 15_000 })
    await userEvent.click(box)
    // Typed by the browser itself: simulated keys would bypass the editor.
    document.execCommand('insertText', false, 'hello world')
    await waitFor(() => expect(box).toHaveTextContent('hello world'))
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    const [html, json] = String(send.mock.calls[0]?.[0].detail).split('##qingwuit##')
    await expect(html).toBe('<p>hello world</p>')
    await expect(JSON.parse(json ?? '')).toEqual({ ops: [{ insert: 'hello world\n' }] })
    await expect(send.mock.calls[0]?.[0].notice ?? '').toBe('')
  },
}

const paste = (box: HTMLElement, html: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const fromOffice = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<p class="MsoNormal" style="mso-margin-top-alt:auto;font-family:SimSun;color:red"><b>容量</b><span lang="EN-US" style="font-size:12pt">350ml<o:p></o:p></span></p>
<p class="MsoNormal"><img src="file:///C:/Users/lin/clip_image001.png"></p><script>alert(1)</script><!--EndFragment--></body></html>`

/**
 * Text pasted from office documents is cleaned: words and bold stay; styles, unknown tags and local files are dropped.
 */
export const PasteFromOffice: StoryObj = {
  beforeEach: () => void send.mockReset(),
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '详情' }, { timeout: 15_000 })
    await userEvent.click(box)
    paste(box, fromOffice)
    await waitFor(() => expect(box).toHaveTextContent('容量350ml'))
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    const [html] = String(send.mock.calls[0]?.[0].detail).split('##qingwuit##')
    await expect(html).toContain('<strong>容量</strong>350ml')
    await expect(html).not.toMatch(/style|class|span|img|Mso|alert|o:p/)
  },
}

/** A picture over 5 KB is uploaded within the editor, with its progress, and then appears in the text. */
export const PictureOnItsWay: StoryObj = {
  beforeEach: () => void upload.mockReset(),
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '详情' }, { timeout: 15_000 })
    let arrive: (url: string) => void = () => {}
    upload.mockImplementationOnce((_file, { onProgress }) => {
      onProgress(0.5)
      return new Promise(resolve => {
        arrive = resolve
      })
    })
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!picker) throw new Error('no file input')
    await userEvent.upload(picker, new File([new Uint8Array(6000)], '杯子.png', { type: 'image/png' }))
    await expect(await canvas.findByRole('progressbar', { name: /杯子.png/ })).toHaveAttribute('value', '0.5')
    arrive(mug('#7FA99B'))
    await waitFor(() => expect(box.querySelector('img')).not.toBeNull())
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(upload.mock.calls[0]?.[1]).toMatchObject({ name: 'editor' })
  },
}

const filesOrigin = 'https://files.example'
const asStored = '<p>杯子</p><p><img src="/files/a.webp" alt=""></p>'

/**
 * Files come from an origin of their own: the editor loads them from there, and stores the addresses that it received.
 */
export const FilesElsewhere: StoryObj = {
  beforeEach: () => void send.mockReset(),
  render: () => (
    <FilesOrigin value={filesOrigin}>
      <Editor detail={asStored} />
    </FilesOrigin>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '详情' }, { timeout: 15_000 })
    await expect(box.querySelector('img')).toHaveAttribute('src', `${filesOrigin}/files/a.webp`)
    await userEvent.click(box)
    await userEvent.keyboard('好')
    await userEvent.click(canvas.getByRole('button', { name: said('common.save') }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    const sent = String(send.mock.calls[0]?.[0].detail)
    await expect(sent).toContain('好')
    await expect(sent.match(/[^"]*\/files\/a.webp/g)).toEqual(['/files/a.webp', '/files/a.webp'])
  },
}

/** Existing pictures are inserted at the cursor in the order in which they were chosen. */
export const FromTheSpace: Story = {
  args: { value: '<p>两张图</p>', space: swatchSpace },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: said('form.picture_space_open') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    for (const name of ['色卡 2', '色卡 1']) await userEvent.click(await dialog.findByRole('button', { name }))
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('.ql-editor img')].map(image => image.getAttribute('src'))).toEqual([
        swatch(25),
        swatch(0),
      ]),
    )
  },
}
