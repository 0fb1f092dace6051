import { sellerMoneyLogsCall } from '@shiji/contract/finance/finance.calls.ts'
import type { MoneyLogRow } from '@shiji/contract/finance/finance.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { fakeResource } from '../../testing/fake-resource.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { MoneyLogCard } from './money-log-card.tsx'
import { moneyLogColumns } from './money-log-columns.ts'

const logs = declarePage(sellerMoneyLogsCall, tools => ({
  columns: moneyLogColumns(tools, false),
  card: row => <MoneyLogCard row={row} owner="木与光 · 店铺余额" />,
  buttons: { show: false, store: false, update: false, destroy: false },
}))
const Screen = () => <ResourcePage declare={logs} texts={['records']} />

const settled: MoneyLogRow = {
  id: 1,
  journal_id: 1,
  kind: 'order_settled',
  name: '订单 D261128787661842811 结算入账，扣除佣金',
  money: 12_345_678,
  balance_after: 912_345_678,
  account_kind: 'balance',
  owner_type: 'store',
  owner_id: 3,
  owner_name: '木与光',
  order_no: 'D261128787661842811',
  created_at: '2026-05-01T02:00:00Z',
}
const recovered: MoneyLogRow = { ...settled, id: 2, name: '追回欠款', money: -4_050, balance_after: null }

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Money log',
  component: StoryPage,
  subcomponents: { MoneyLogCard },
  args: storyScreen('seller', Screen, fakeResource('/Seller/money_logs', [settled, recovered])),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** A table: each movement with its sign, and the balance after it. */
export const MoneyLog: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '¥123,456.78' })).toBeVisible()
  },
}

/** On a phone a card each: what it was and its amount beside each other, nothing to be scrolled for. */
export const OnPhone: Story = {
  globals: phone,
  parameters: phoneParameters,
  play: async ({ canvas }) => {
    const amounts = [await canvas.findByText('¥123,456.78'), await canvas.findByText('-¥40.50')]
    for (const amount of amounts) {
      const { left, right } = amount.getBoundingClientRect()
      await expect(left).toBeGreaterThan(0)
      await expect(right).toBeLessThanOrEqual(390)
    }
    await expect(canvas.getAllByText(/¥9,123,456\.78/)).toHaveLength(1)
    await expect(canvas.queryByRole('table')).toBeNull()
    await staysOnPhone()
  },
}
