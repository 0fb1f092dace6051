import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FilesOrigin } from '../../common/file-address/file-address.ts'
import { swatch, swatchSpace } from '../form/testing/every-type.ts'
import { ImagePicker } from './image-picker.tsx'

const pick = fn<(urls: readonly string[]) => void>()

const meta: Meta<typeof ImagePicker> = {
  title: 'Form/Image picker',
  component: ImagePicker,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, space: swatchSpace, most: 2, onPick: pick, onClose: () => {} },
  argTypes: { space: { control: false } },
  beforeEach: () => void pick.mockReset(),
}
export default meta
type Story = StoryObj<typeof ImagePicker>

/** Pictures of the file space, chosen by click; up to the limit. */
export const Pictures: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    for (const name of ['色卡 1', '色卡 2', '色卡 3'])
      await userEvent.click(await dialog.findByRole('button', { name }))
    await expect(dialog.getByRole('button', { name: '色卡 2' })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('button', { name: '色卡 3' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await expect(pick.mock.calls[0]?.[0]).toHaveLength(2)
  },
}

/** Found by name. */
export const Searched: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    await userEvent.type(await dialog.findByRole('textbox', { name: said('common.search') }), '色卡 14{Enter}')
    await waitFor(async () => expect(await dialog.findByRole('button', { name: '色卡 14' })).toBeVisible())
  },
}

/** Of a folder; each chosen picture shows its place in the order, which is that of the answer. */
export const InOrder: Story = {
  args: {
    most: 5,
    space: {
      folders: async () => [
        { id: 0, name: '默认文件夹' },
        { id: 7, name: '夏装' },
      ],
      load: (query, signal) =>
        query.folder === 7
          ? Promise.resolve({ pictures: [{ id: 1, url: swatch(40), name: '连衣裙' }], total: 1, perPage: 12 })
          : swatchSpace.load(query, signal),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    for (const name of ['色卡 3', '色卡 1']) await userEvent.click(await dialog.findByRole('button', { name }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: said('form.picture_folder') }), '夏装')
    await userEvent.click(await dialog.findByRole('button', { name: '连衣裙' }))
    await expect(dialog.getByRole('button', { name: '连衣裙' })).toHaveTextContent('3')
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await expect(pick.mock.calls[0]?.[0]).toEqual([swatch(50), swatch(0), swatch(40)])
  },
}

export const Empty: Story = {
  args: { space: { load: async () => ({ pictures: [], total: 0, perPage: 30 }) } },
}

export const Loading: Story = {
  args: { space: { load: () => new Promise(() => {}) } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    await expect(await dialog.findByText(said('common.loading'))).toBeInTheDocument()
  },
}

const load = fn<typeof swatchSpace.load>()

/** A page that fails to load shows the error and a retry button. */
export const Failed: Story = {
  args: { space: { load } },
  beforeEach: () => {
    load.mockReset().mockRejectedValueOnce(new Error('服务器正忙。')).mockImplementation(swatchSpace.load)
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    await expect(await dialog.findByText('服务器正忙。')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: said('common.retry') }))
    await expect(await dialog.findByRole('button', { name: '色卡 1' })).toBeInTheDocument()
  },
}

/** Long names are truncated below their pictures. */
export const LongNames: Story = {
  args: {
    space: {
      load: async () => ({
        pictures: [{ id: 1, url: swatch(20), name: '二〇二六年周年庆主会场首屏横幅，最终版，请勿改动.png' }],
        total: 1,
        perPage: 30,
      }),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    const tile = await dialog.findByRole('button', { name: /^二〇二六年/ })
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
  },
}

const file = { id: 1, url: '/files/a.webp', name: '杯子' }

/**
 * Files come from an origin of their own: the pictures load from there, and are chosen by the address that they were
 * listed with.
 */
export const FilesElsewhere: Story = {
  args: { space: { load: async () => ({ pictures: [file], total: 1, perPage: 30 }) }, most: 1 },
  render: args => (
    <FilesOrigin value="https://files.example">
      <ImagePicker {...args} />
    </FilesOrigin>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('form.picture_space') }))
    const choice = await dialog.findByRole('button', { name: '杯子' })
    await expect(choice.querySelector('img')).toHaveAttribute('src', 'https://files.example/files/a.webp')
    await userEvent.click(choice)
    await userEvent.click(dialog.getByRole('button', { name: said('common.confirm') }))
    await expect(pick.mock.calls[0]?.[0]).toEqual(['/files/a.webp'])
  },
}
