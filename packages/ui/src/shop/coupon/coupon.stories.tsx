import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../common/button/button.tsx'
import { StatusTag } from '../../common/status-tag/status-tag.tsx'
import { Coupon } from './coupon.tsx'

const meta: Meta<typeof Coupon> = {
  title: 'Shop/Coupon',
  component: Coupon,
  args: {
    worth: { kind: 'amount', fen: 5000 },
    thresholdFen: 100_000,
    title: '声场研究所 新客券',
    range: '全店可用',
    until: '11-30 23:59 前有效',
    children: (
      <Button look="solid" size="sm">
        领取
      </Button>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Coupon>

/** Value, minimum amount, scope and expiry; the caller adds the button. */
export const Amount: Story = {
  play: async ({ canvasElement }) => {
    const coupon = within(within(canvasElement).getByRole('article', { name: '声场研究所 新客券' }))
    await expect(coupon.getByText('¥50.00')).toBeInTheDocument()
    await expect(coupon.getByText(said('ui.coupon_from', { amount: '¥1,000' }))).toBeVisible()
    await expect(coupon.getByText('全店可用')).toBeVisible()
    await expect(coupon.getByText('11-30 23:59 前有效')).toBeVisible()
    await expect(coupon.getByRole('button', { name: '领取' })).toBeVisible()
  },
}
export const NoThreshold: Story = { args: { thresholdFen: 0 } }

/** A percentage discount follows the language: 8.5 折 (the part that is paid) or 15% off. */
export const Percent: Story = {
  args: { worth: { kind: 'percent', bp: 1500, capFen: 3000 }, taken: 0.63 },
  play: async ({ canvasElement }) => {
    const off = document.documentElement.lang === 'en' ? '15' : '8.5'
    await waitFor(() => expect(within(canvasElement).getByText(said('ui.coupon_percent', { off }))).toBeVisible())
    await waitFor(() => expect(within(canvasElement).getByText(said('ui.coupon_cap', { amount: '¥30' }))).toBeVisible())
  },
}
export const PercentInEnglish: Story = {
  args: Percent.args ?? {},
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('15% off')).toBeVisible())
  },
}
export const Spent: Story = {
  args: { spent: true, children: <StatusTag kind="coupon" status="used" /> },
}
export const LongText: Story = {
  args: {
    title: '润玉护肤旗舰店 周年庆 护肤彩妆全品类 满减叠加券 限量发放',
    range: '限护肤、彩妆、香氛、个护分类的部分商品',
  },
}
export const Narrow: Story = {
  render: args => (
    <chakra.div w="320px">
      <Coupon {...args} />
    </chakra.div>
  ),
}
