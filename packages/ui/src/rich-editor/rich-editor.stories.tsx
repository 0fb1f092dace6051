import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FormValues } from '../form/form-field.ts'
import { FormRenderer } from '../form/form-renderer.tsx'
import { mug } from '../foundation/sample-goods.ts'

const send = fn<(values: FormValues) => Promise<undefined>>()

const stored = `<h2>手工拉坯</h2><p>每一只都不<strong>一样</strong>。</p><ul><li>可进洗碗机</li></ul><p><img src="${mug('#7FA99B')}"></p>`

const meta: Meta = { title: 'Form/Rich editor' }
export default meta

const Editor = ({ detail = '' }: { readonly detail?: string }) => (
  <FormRenderer
    fields={[
      { name: 'detail', type: 'editor', label: '详情', span: 24 },
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
    await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(300)
  },
}

/** Writes html, separator, JSON (§3), and nothing for an empty page. */
export const StoredForm: StoryObj = {
  beforeEach: () => void send.mockReset(),
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('textbox', { name: '详情' }, { timeout: 15_000 })
    await userEvent.click(box)
    // Typed by the browser itself: simulated keys would write past the editor.
    document.execCommand('insertText', false, 'hello world')
    await waitFor(() => expect(box).toHaveTextContent('hello world'))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(send).toHaveBeenCalled())
    const [html, json] = String(send.mock.calls[0]?.[0].detail).split('##qingwuit##')
    await expect(html).toBe('<p>hello world</p>')
    await expect(JSON.parse(json ?? '')).toEqual({ ops: [{ insert: 'hello world\n' }] })
    await expect(send.mock.calls[0]?.[0].notice ?? '').toBe('')
  },
}
