import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { PlainTable } from './plain-table.tsx'

const meta: Meta<typeof PlainTable> = {
  title: 'Back office/Plain table',
  component: PlainTable,
  args: {
    name: '商品排行',
    head: ['商品', '件数', '金额'],
    rows: [
      { id: 1, cells: ['青釉 手作马克杯 350ml', 12, '¥1,068.00'] },
      { id: 2, cells: ['一盏 半球台灯，三档调光', 3, '¥1,197.00'] },
    ],
  },
  globals: { area: 'admin' },
}
export default meta
type Story = StoryObj<typeof PlainTable>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '商品排行' })
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(2)
    const [, pieces] = table.querySelectorAll('tbody td')
    await expect(getComputedStyle(pieces ?? table).textAlign).toBe('end')
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }

export const WithoutRows: Story = { args: { rows: [] } }

/** Too wide for a phone: the table scrolls, also by keyboard. */
export const WideOnPhone: Story = {
  parameters: phoneParameters,
  globals: phone,
  args: {
    head: ['Goods', ...Array.from({ length: 8 }, (_, at) => `Week ${at + 1}`)],
    rows: [
      {
        id: 1,
        cells: ['Celadon mug, hand made, 350 ml', ...Array.from({ length: 8 }, (_, at) => `¥${at + 1},068.00`)],
      },
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: '商品排行' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await staysOnPhone()
  },
}

/** A long first column does not squeeze short words: Chinese would break between any two characters. */
export const ShortWordsOnPhone: Story = {
  parameters: phoneParameters,
  globals: phone,
  args: {
    head: ['检查', '异常行', '毫秒'],
    rows: [{ id: 1, cells: ['订单占用的库存与其状态相符：未付款为占用，付款后为扣减，取消后为零', '成立', 28] }],
  },
  play: async ({ canvas }) => {
    const lines = (text: string): number => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      return range.getClientRects().length
    }
    await expect(lines('异常行')).toBe(1)
    await expect(lines('成立')).toBe(1)
    await staysOnPhone()
  },
}
