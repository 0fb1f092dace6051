import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta: Meta<typeof QrCode> = {
  title: 'Shop/QR code',
  component: QrCode,
  args: { value: 'https://shop.localhost/goods/10231?ref=42', label: '扫码打开商品', edge: 220, expired: false },
}
export default meta
type Story = StoryObj<typeof QrCode>

/** Black on white, with an accessible name. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: '扫码打开商品' })
    await expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500)
    await expect(code.getBoundingClientRect().width).toBe(220)
  },
}
export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: '扫码打开商品' })
    await expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
export const Loading: Story = { args: { value: '' } }

const refresh = fn()
export const Expired: Story = {
  args: { expired: true, onRefresh: refresh },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('ui.qr_refresh') }))
    await expect(refresh).toHaveBeenCalled()
  },
}

/** A long address makes a denser code of the same size. */
export const LongAddress: Story = {
  args: { value: `https://shop.localhost/goods/10231?${'from=poster-of-the-anniversary&'.repeat(12)}`, edge: 180 },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: '扫码打开商品' })
    await expect(code.getBoundingClientRect().width).toBe(180)
  },
}
