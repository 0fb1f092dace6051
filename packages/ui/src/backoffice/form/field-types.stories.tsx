import '../field-types/register.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { DictionaryGate } from '../dictionary/dictionary-gate.tsx'
import { type AskDictionary, DictionaryContext } from '../dictionary/dictionary-source.ts'
import { FieldValue } from '../form-field/field-value.tsx'
import { FormControl } from '../form-field/form-control.tsx'
import type { FormField } from '../form-field/form-field.ts'
import type { FormValues } from '../form-value/form-values.ts'
import { FormRenderer, type SubmitRefusal } from './form-renderer.tsx'
import { FormSummary } from './form-summary.tsx'
import { twentyValues } from './sample-fields.ts'
import { everyType, everyValue, specifiedTypes, storeSource, swatchSpace } from './testing/every-type.ts'

const send = fn<(values: FormValues) => Promise<SubmitRefusal | undefined>>()
const ask = fn<AskDictionary>()

interface Shown {
  readonly fields: readonly FormField[]
  readonly initial?: FormValues
  readonly readOnly?: boolean
}

const Form = ({ fields, initial = {}, readOnly = false }: Shown) => (
  <DictionaryContext value={ask}>
    <FormRenderer fields={fields} initial={initial} readOnly={readOnly} onSubmit={send} />
  </DictionaryContext>
)

const meta: Meta<typeof Form> = {
  title: 'Form/Field types',
  component: Form,
  subcomponents: { FormRenderer, FormControl, FieldValue, FormSummary, DictionaryGate },
  args: { fields: everyType, initial: {} },
  beforeEach: () => {
    send.mockReset()
    ask.mockReset()
  },
}
export default meta
type Story = StoryObj<typeof Form>

const slowly = { timeout: 12_000 }
const controls = 'input, select, textarea, button, [role=group], [role=radiogroup], [role=textbox]'
const save = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: said('common.save') }))

/** Label, description and error of every field type are tied to its control. */
export const Walked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const type of specifiedTypes) await expect(everyType.map(field => field.type)).toContain(type)
    await canvas.findByRole('textbox', { name: '详情' }, slowly)
    const refused = Object.fromEntries(everyType.map(field => [field.name, `${field.label}不对。`]))
    send.mockResolvedValueOnce({ fields: refused })
    await save(canvasElement)
    for (const field of everyType) {
      const named = await canvas.findAllByLabelText(
        new RegExp(`^${field.label}( |$|${said('form.choose')})`),
        undefined,
        slowly,
      )
      const control = named.find(element => element.matches(controls))
      await waitFor(() => expect(control).toHaveAccessibleDescription(new RegExp(`${field.label}的说明`)))
      await waitFor(() => expect(control).toHaveAccessibleDescription(new RegExp(`${field.label}不对。`)))
    }
  },
}

/** Without permission to edit, the same layout shows values as text, without any control. */
export const ReadOnly: Story = {
  args: { readOnly: true, initial: { ...twentyValues, ...everyValue } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('拉坯')).toBeVisible(), slowly)
    await expect(canvasElement.querySelectorAll('input, select, textarea, [contenteditable=true]')).toHaveLength(0)
    await expect(canvas.queryByRole('button', { name: said('common.save') })).toBeNull()
    const value = (label: string) => canvas.getByRole('group', { name: label })
    await waitFor(() => expect(value('地区')).toHaveTextContent('浙江省 / 杭州市 / 西湖区'), slowly)
    await expect(value('划线价')).toHaveTextContent('¥129.00')
    await expect(value('重量')).toHaveTextContent('0.42 kg')
    await expect(value('上架')).toHaveTextContent(said('common.yes'))
    await expect(value('密码')).toHaveTextContent('-')
    await expect(value('合同')).toHaveTextContent('合同.pdf')
    await waitFor(() => expect(value('店铺')).toHaveTextContent('店铺 3店铺 40'), slowly)
    await expect(within(value('图片')).getAllByRole('img')).toHaveLength(2)
  },
}

const byUrl: readonly FormField[] = [
  { name: 'express', type: 'select', label: '快递', dictionary: { url: '/expresses' } },
]

/** A dictionary that fails to load shows the error inside the field, with a retry. */
export const DictionaryRetry: Story = {
  args: { fields: byUrl, initial: { express: 'ZTO' } },
  beforeEach: () => {
    const log = console.error
    console.error = () => {}
    ask.mockRejectedValueOnce(new Error('network')).mockResolvedValue([
      { label: '顺丰速运', value: 'SF' },
      { label: '中通快递', value: 'ZTO' },
    ])
    return () => {
      console.error = log
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('group', { name: '快递' })
    await userEvent.click(await within(field).findByRole('button', { name: said('common.retry') }))
    await waitFor(() => expect(canvas.getByLabelText('快递')).toHaveValue('ZTO'))
    await expect(ask.mock.calls[0]?.slice(0, 2)).toEqual(['/expresses', {}])
  },
}

/** With selectDictByColumId only the entries with another field's ids are requested: id='ids|in' (§7). */
export const DictionaryOfIds: Story = {
  args: {
    fields: [
      { name: 'brand_ids', type: 'text', label: '品牌号' },
      {
        name: 'brand',
        type: 'radio',
        label: '品牌',
        dictionary: { url: '/brands', selectDictByColumId: 'brand_ids' },
      },
    ],
    initial: { brand_ids: '3,5' },
  },
  beforeEach: () => {
    ask.mockImplementation(async (_url, query) => {
      const ids = (query.id ?? '').replace('|in', '').split(',')
      return ids.map(id => ({ label: `品牌 ${id}`, value: Number(id) }))
    })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: '品牌 5' })).toBeInTheDocument()
    await expect(ask.mock.calls[0]?.slice(0, 2)).toEqual(['/brands', { id: '3,5|in' }])
    await userEvent.clear(canvas.getByLabelText('品牌号'))
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull())
  },
}

const areas: Readonly<Record<string, unknown>> = {
  '/areas?isChildren=true&pid=0': [{ name: '浙江省', code: 330000, has_children: 1 }],
  '/areas?isChildren=true&pid=330000': [{ name: '杭州市', code: 330100, has_children: 0 }],
}

/** A lazy cascader loads its levels by pid, 0 for the root (§7). */
export const LazyCascader: Story = {
  args: { fields: [{ name: 'area', type: 'cascader', label: '地区', lazyUrl: '/areas?isChildren=true' }] },
  beforeEach: () => {
    ask.mockImplementation(async url => areas[url])
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^地区/ }, slowly))
    await userEvent.click(await screen.findByRole('option', { name: '浙江省' }))
    await userEvent.click(await screen.findByRole('option', { name: '杭州市' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /浙江省 \/ 杭州市/ })).toBeInTheDocument())
    await save(canvasElement)
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ area: [330000, 330100] }))
  },
}

/** Suggestions help; free text is accepted too. */
export const Autocomplete: Story = {
  args: {
    fields: [
      { name: 'city', type: 'autocomplete', label: '城市', choices: ['杭州', '杭州湾新区', '景德镇'] },
      {
        name: 'brand',
        type: 'autocomplete',
        label: '品牌',
        suggest: async typed => [`${typed}旗舰店`, `${typed}工坊`],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const city = await canvas.findByLabelText('城市', undefined, slowly)
    await userEvent.type(city, '杭')
    await userEvent.click(await screen.findByRole('option', { name: '杭州湾新区' }))
    await expect(city).toHaveValue('杭州湾新区')
    await userEvent.type(canvas.getByLabelText('品牌'), '景')
    await expect(await screen.findByRole('option', { name: '景工坊' })).toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('品牌'), '窑')
    await userEvent.tab()
    await save(canvasElement)
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ city: '杭州湾新区', brand: '景窑' }))
  },
}

const picture = async (width: number, height: number): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
  return new File(blob ? [blob] : [], 'portrait.png', { type: 'image/png' })
}

const fileInput = (root: HTMLElement): HTMLInputElement => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  return input
}

const received = fn<UploadFile>()

/** An avatar is cropped to 150 × 150 before the upload, moved and zoomed by keyboard too (§9). */
export const AvatarCut: Story = {
  args: { fields: [{ name: 'avatar', type: 'avatar', label: '头像', upload: received }] },
  beforeEach: () => void received.mockReset().mockResolvedValue('/avatars/1.png'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: said('form.picture_add') }, slowly)
    await userEvent.upload(fileInput(canvasElement), await picture(400, 300))
    const dialog = within(await screen.findByRole('dialog', { name: said('form.crop') }, slowly))
    dialog.getByRole('group', { name: said('form.crop_area') }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(dialog.getByRole('button', { name: said('common.confirm') })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await waitFor(() => expect(received).toHaveBeenCalled())
    const [file, context] = received.mock.calls[0] ?? []
    if (!file) throw new Error('nothing was sent')
    const { width, height } = await createImageBitmap(file)
    await expect([width, height]).toEqual([150, 150])
    await expect(context).toMatchObject({ name: 'avatar', option: { width: 150, height: 150 } })
    await save(canvasElement)
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ avatar: '/avatars/1.png' }))
  },
}

/** A file upload shows its progress, can be cancelled, and retried after a failure. */
export const FileOnItsWay: Story = {
  args: { fields: [{ name: 'contract', type: 'file', label: '合同', upload: received, accept: '.pdf', most: 2 }] },
  beforeEach: () => void received.mockReset(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(async () =>
      expect(
        await canvas.findByText(new RegExp(said('form.file_rules', { mb: 10, most: 2 })), undefined, slowly),
      ).toBeVisible(),
    )
    const pdf = new File(['%PDF'], '合同.pdf', { type: 'application/pdf' })
    const stopped = fn()
    received.mockImplementationOnce((_file, { signal, onProgress }) => {
      onProgress(0.4)
      signal.addEventListener('abort', stopped)
      return new Promise(() => {})
    })
    await userEvent.upload(fileInput(canvasElement), pdf)
    await expect(
      await canvas.findByRole('progressbar', { name: `${said('common.uploading')} 合同.pdf` }),
    ).toHaveAttribute('value', '0.4')
    await userEvent.click(canvas.getByRole('button', { name: `${said('common.cancel')}: 合同.pdf` }))
    await expect(stopped).toHaveBeenCalled()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    received.mockRejectedValueOnce(new Error('磁盘已满。')).mockResolvedValueOnce('/files/%E5%90%88%E5%90%8C.pdf')
    await userEvent.upload(fileInput(canvasElement), pdf)
    await waitFor(async () => expect(await canvas.findByText('磁盘已满。')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: `${said('common.retry')}: 合同.pdf` }))
    await waitFor(async () => expect(await canvas.findByRole('link', { name: '合同.pdf' })).toBeVisible())
    await expect(received.mock.calls.at(-1)?.[1]).toMatchObject({ name: 'contract', uploadType: 'uploadFile' })
  },
}

/** Pictures are reordered by buttons, the first is the cover; existing ones can be chosen. */
export const Pictures: Story = {
  args: {
    fields: [{ name: 'images', type: 'image', label: '图片', upload: received, most: 4, space: swatchSpace, span: 24 }],
    initial: { images: ['/a.png', '/b.png'] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: said('form.picture_later') }, slowly))[0] ?? canvasElement,
    )
    await expect(canvas.getByRole('img', { name: said('form.picture_at', { at: 1 }) })).toHaveAttribute('src', '/b.png')
    await waitFor(() => expect(canvas.getByText(said('form.picture_cover'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: said('form.picture_space_open') }))
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }, slowly))
    await userEvent.click(await dialog.findByRole('button', { name: '色卡 2' }))
    await userEvent.click(dialog.getByRole('button', { name: said('table.page_next') }))
    await userEvent.click(await dialog.findByRole('button', { name: '色卡 14' }))
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(4))
    await expect(canvas.queryByText(said('form.picture_add'))).toBeNull()
  },
}

/** Selections in a table-select stay over search and pages; an empty selection is refused with the text of §5. */
export const TableSelect: Story = {
  globals: { language: 'en' },
  args: {
    fields: [{ name: 'stores', type: 'table-select', label: 'Stores', source: storeSource, multiple: true, span: 24 }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose' }, slowly))
    const dialog = await screen.findByRole('dialog', { name: '选择店铺' }, slowly)
    const inside = within(dialog)
    await waitFor(() => expect(Math.abs(dialog.offsetWidth - window.innerWidth * 0.6)).toBeLessThan(2))
    await inside.findByRole('checkbox', { name: '店铺 2' }, slowly)
    // Cells look as they do in tables.
    const city = inside.getAllByText('景德镇')[0] ?? dialog
    await expect(getComputedStyle(city).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
    await expect(await screen.findByText('Please select the operation data first.')).toBeInTheDocument()
    await userEvent.click(inside.getByRole('checkbox', { name: '店铺 2' }))
    await userEvent.type(inside.getByRole('textbox', { name: 'Search' }), '店铺 64{Enter}')
    await userEvent.click(await inside.findByRole('checkbox', { name: '店铺 64' }))
    await waitFor(() => expect(inside.queryByRole('checkbox', { name: '店铺 2' })).toBeNull())
    await waitFor(() => expect(inside.getByText('2 selected')).toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(dialog.offsetWidth).toBe(window.innerWidth))
    await userEvent.click(inside.getByRole('button', { name: 'Confirm' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove 店铺 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ stores: [64] }))
  },
}
