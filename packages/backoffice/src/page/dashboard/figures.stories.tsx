import { said } from '@shiji/i18n/story-text.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { ComparedFigures } from '../figures/compared-figures.tsx'
import { PlainTable } from '../figures/plain-table.tsx'
import { ShownFigure } from '../figures/shown-figure.tsx'
import { Dashboard, type DashboardProps } from './dashboard.tsx'
import { DayCharts, type DayFigures } from './day-charts.tsx'
import { Loaded } from './loaded.tsx'
import { Pair, Section, Stack } from './section.tsx'

interface Sales {
  readonly orders: number
  /** fen */
  readonly amount: number
  readonly days: readonly DayFigures[]
}

const refetch = fn()

const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((day, at) => ({
  day,
  orders: 31 + at * 7,
  amount: 1_204_500 + at * 310_000,
  buyers: 25 + at * 4,
}))

const Sold = (props: Omit<DashboardProps<Sales>, 'children'>) => (
  <Dashboard<Sales> {...props}>
    {sales =>
      sales && (
        <>
          <ComparedFigures
            figures={[
              {
                label: '订单',
                definition: '今天付款的订单。',
                now: sales.orders,
                earlier: [
                  { when: 'yesterday', value: 40 },
                  { when: 'last_week', value: 60 },
                ],
              },
              {
                label: '成交额',
                definition: '今天付款的金额。',
                now: sales.amount,
                earlier: [{ when: 'yesterday', value: 2_300_000 }],
                unit: 'money',
              },
            ]}
          />
          <DayCharts days={sales.days} />
          <Pair>
            <Section title="商品">
              <PlainTable
                name="商品"
                head={['商品', '件数', '金额']}
                rows={[
                  { id: 1, cells: ['青釉 手作马克杯 350ml', 12, '¥1,068.00'] },
                  { id: 2, cells: ['一盏 半球台灯，三档调光', 3, '¥1,197.00'] },
                ]}
              />
            </Section>
            <Section title="累计">
              <ShownFigure label="成交额" value={1_234_567_800} unit="money" />
            </Section>
          </Pair>
        </>
      )
    }
  </Dashboard>
)

const FailsLate = () => {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button onClick={() => setFailed(true)}>fail</Button>
      <Loaded
        asked={failed ? { error: { kind: 'network' }, isFetching: false, refetch } : { isFetching: true, refetch }}
      >
        {() => null}
      </Loaded>
      <p>下面</p>
    </>
  )
}

const meta: Meta<typeof Sold> = {
  title: 'Back office/Figures',
  component: Sold,
  subcomponents: { Dashboard, ComparedFigures, DayCharts, Loaded, PlainTable, Section, Stack, Pair, ShownFigure },
  globals: { area: 'admin' },
  args: {
    asked: {
      data: { orders: 52, amount: 2_134_500, days },
      isFetching: false,
      refetch,
      fulfilledTimeStamp: Date.UTC(2026, 10, 21, 4),
    },
  },
  beforeEach: () => void refetch.mockClear(),
}
export default meta
type Story = StoryObj<typeof Sold>

/** Figures beside yesterday's, charts with a table behind each, and the time of the answer. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(
        await canvas.findByText(said('table.loaded_at', { time: '2026-11-21 12:00:00' }), { exact: false }),
      ).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: said('table.refresh') }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }

/** No answer: the server's error if there is one, and a retry button. */
export const Failed: Story = {
  args: { asked: { error: { kind: 'network' }, isFetching: false, refetch } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('common.retry') }))
    await expect(refetch).toHaveBeenCalledOnce()
  },
}

/** A refresh failed: the figures stay. */
export const FailedLater: Story = {
  args: {
    asked: { data: { orders: 52, amount: 2_134_500, days }, error: { kind: 'network' }, isFetching: false, refetch },
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: said('common.retry') })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('52')).toBeVisible())
  },
}

/** A page for one answer: a skeleton while loading. */
export const Waiting: StoryObj = {
  render: () => <Loaded asked={{ isFetching: true, refetch }}>{() => null}</Loaded>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(said('common.loading'))
  },
}

/** The load fails: nothing below moves, and loading is no longer announced. */
export const FailsInPlace: StoryObj = {
  render: () => <FailsLate />,
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
    const below = (): number => canvas.getByText('下面').getBoundingClientRect().top
    const before = below()
    await userEvent.click(canvas.getByRole('button', { name: 'fail' }))
    await waitFor(async () => expect(await canvas.findByRole('button', { name: said('common.retry') })).toBeVisible())
    await expect(below()).toBe(before)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** Figures, charts and tables one below the other on a phone. */
export const OnPhone: Story = {
  parameters: phoneParameters,
  globals: { ...phone, language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('52')).toBeVisible())
    await staysOnPhone()
  },
}
