import { sellerWithdrawalsCall } from '@shiji/contract/finance/withdrawals/withdrawal.calls.ts'
import type { WithdrawalRow } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { fakeResource } from '../../testing/fake-resource.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { withdrawalColumns } from './withdrawal-columns.ts'

const withdrawals = declarePage(sellerWithdrawalsCall, tools => ({
  columns: withdrawalColumns(tools, true),
  card: row => <WithdrawalCard row={row} store="木与光" />,
  buttons: { show: false, store: false, update: false, destroy: false },
}))
const Screen = () => <ResourcePage declare={withdrawals} texts={['records', 'status']} />

const waiting: WithdrawalRow = {
  id: 1,
  cash_no: 'C261129000010152550',
  store_id: 3,
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  amount: 16_013_200,
  fee: 96_079,
  net: 15_917_121,
  name: '杭州木与光家居用品有限公司',
  bank_name: '招商银行杭州西湖区文三路支行',
  card_no: '**** 7894',
  is_company: true,
  remark: '',
  cash_status: 'applied',
  refuse_info: '',
  needs_second: true,
  applied_by: '李木林',
  first_by: '',
  second_by: '',
  batch_no: null,
  created_at: '2026-05-01T02:00:00Z',
  decided_at: null,
  paid_at: null,
  actions: [],
}
const refused: WithdrawalRow = {
  ...waiting,
  id: 2,
  amount: 120_000,
  cash_status: 'refused',
  refuse_info: '户名与店铺登记的法人不一致',
}

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Withdrawals',
  component: StoryPage,
  subcomponents: { WithdrawalCard },
  args: storyScreen('seller', Screen, fakeResource('/Seller/cashes', [waiting, refused])),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** A table: each withdrawal with its state, what leaves the balance and what arrives. */
export const Withdrawals: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '¥160,132.00' })).toBeVisible()
  },
}

/** On a phone a card each: state and amount beside each other, nothing to be scrolled for. */
export const OnPhone: Story = {
  globals: phone,
  parameters: phoneParameters,
  play: async ({ canvas }) => {
    for (const text of ['¥160,132.00', '¥1,200.00']) {
      const { left, right } = (await canvas.findByText(text)).getBoundingClientRect()
      await expect(left).toBeGreaterThan(0)
      await expect(right).toBeLessThanOrEqual(390)
    }
    await expect(canvas.getByText(/户名与店铺登记的法人不一致/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await staysOnPhone()
  },
}
