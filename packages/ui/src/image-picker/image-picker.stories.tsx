import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { swatchSpace } from '../form/testing/every-type.ts'
import { ImagePicker } from './image-picker.tsx'

const pick = fn<(urls: readonly string[]) => void>()

const meta: Meta<typeof ImagePicker> = {
  title: 'Form/Image picker',
  component: ImagePicker,
  args: { open: true, space: swatchSpace, most: 2, onPick: pick, onClose: () => {} },
  beforeEach: () => void pick.mockReset(),
}
export default meta
type Story = StoryObj<typeof ImagePicker>

/** Pictures of the file space, taken by pressing; no more than there is room for. */
export const Pictures: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '选择已有图片' }))
    for (const name of ['色卡 1', '色卡 2', '色卡 3'])
      await userEvent.click(await dialog.findByRole('button', { name }))
    await expect(dialog.getByRole('button', { name: '色卡 2' })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByRole('button', { name: '色卡 3' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(pick.mock.calls[0]?.[0]).toHaveLength(2)
  },
}

/** Found by name. */
export const Searched: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '选择已有图片' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: '搜索' }), '色卡 14{Enter}')
    await expect(await dialog.findByRole('button', { name: '色卡 14' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { space: { load: async () => ({ pictures: [], total: 0, perPage: 30 }) } },
}
