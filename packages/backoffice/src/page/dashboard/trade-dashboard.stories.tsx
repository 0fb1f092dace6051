import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aPerson } from '../../testing/a-person.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { Ranking } from '../figures/ranking.tsx'
import type { Asked } from './loaded.tsx'
import { Section } from './section.tsx'
import { type TradeAnswer, TradeDashboard } from './trade-dashboard.tsx'
import { Widget } from './widget.tsx'

interface Best {
  readonly id: number
  readonly name: string
  readonly pieces: number
  /** fen */
  readonly amount?: number
}

interface Answer extends TradeAnswer {
  readonly orders: number
  readonly best: readonly Best[] | null
  readonly none: readonly Best[]
}

const answer: Answer = {
  todo: [
    { key: 'to_ship', count: 12, oldest_minutes: 3_000, target: '/Admin/orders?order_status=waiting_delivery' },
    { key: 'to_reply', count: 0, oldest_minutes: null, target: '/Admin/order_comments' },
  ],
  days: ['2026-11-19', '2026-11-20', '2026-11-21'].map((day, at) => ({
    day,
    orders: 31 + at * 7,
    amount: 1_204_500 + at * 310_000,
    buyers: 25 + at * 4,
  })),
  orders: 45,
  best: [
    { id: 1, name: '青釉 手作马克杯 350ml', pieces: 12, amount: 106_800 },
    {
      id: 2,
      name: '一盏 半球台灯，三档调光，名字特别特别长，用来看看会不会撑破排行榜',
      pieces: 3,
      amount: 1_234_567_800,
    },
  ],
  none: [],
}
const refetch = fn()
const answered = (part: Partial<Answer> = {}): Asked<Answer> => ({
  data: { ...answer, ...part },
  isFetching: false,
  refetch,
})

const ranking = (best: readonly Best[]) => (
  <Ranking
    name="商品排行"
    ranked="商品"
    counted="件数"
    today="2026-11-21"
    rows={best.map(({ pieces, ...row }) => ({ ...row, count: pieces, search: { goods_id: String(row.id) } }))}
  />
)
const desk = (asked: Asked<Answer>) => () => (
  <TradeDashboard
    asked={asked}
    figures={({ orders }) => [
      { label: '订单', definition: '今天付款的订单。', now: orders, earlier: [{ when: 'yesterday', value: 40 }] },
    ]}
  >
    {(data, retry) => [
      <Section key="best" title="商品排行">
        <Widget of={data?.best} onRetry={retry}>
          {ranking}
        </Widget>
      </Section>,
      <Section key="none" title="昨日排行">
        <Widget of={data?.none} onRetry={retry}>
          {ranking}
        </Widget>
      </Section>,
    ]}
  </TradeDashboard>
)

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Dashboard',
  component: StoryPage,
  subcomponents: { TradeDashboard, Ranking },
  args: storyScreen('admin', desk(answered())),
  globals: { area: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => void refetch.mockClear(),
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** To-dos, today beside yesterday, the last days, and best sellers; figures lead to the orders behind them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '商品排行' }))
    const link = await table.findByRole('link', { name: '青釉 手作马克杯 350ml 件数 12' })
    const to = new URL(link.getAttribute('href') ?? '', location.origin)
    await expect(to.pathname).toBe('/Admin/orders')
    await expect(to.searchParams.get('goods_id')).toBe('1')
    await expect(to.searchParams.get('is_sold')).toBe('1')
    await expect(to.searchParams.get('pay_time')).toMatch(/^2026-10-\d\d 00:00:00\|ngt$/)
    await waitFor(() => expect(canvas.getByText(said('common.empty'))).toBeVisible())
  },
}

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } }

/** Each part has a skeleton while the answer is loading. */
export const Loading: Story = {
  args: storyScreen('admin', desk({ isFetching: true, refetch })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '商品排行' })
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A part that the server could not compute shows a message in its place, with a retry; the rest stays. */
export const PartMissing: Story = {
  args: storyScreen('admin', desk(answered({ todo: null, best: null }))),
  play: async ({ canvas }) => {
    const again = await canvas.findAllByRole('button', { name: said('common.retry') })
    await expect(again).toHaveLength(2)
    await userEvent.click(again[0] ?? document.body)
    await expect(refetch).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByText('45')).toBeVisible())
  },
}

/** Without permission for orders the figures have no links. */
export const WithoutPermission: Story = {
  args: storyScreen('admin', desk(answered()), {
    'POST /Admin/auth/info': { ...aPerson, is_super: false, permissions: ['dashboard.view'] },
  }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '商品排行' }))
    await waitFor(async () => expect(await table.findByText('12')).toBeVisible())
    await expect(table.queryByRole('link')).toBeNull()
  },
}

/** Parts that the server leaves out for this person are not shown. */
export const MoneyHidden: Story = {
  args: storyScreen(
    'admin',
    desk(
      answered({
        days: answer.days?.map(({ amount: _, ...day }) => day) ?? null,
        best: answer.best?.map(({ amount: _, ...row }) => row) ?? null,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '商品排行' }))
    await expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['商品', '件数'])
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(1))
    await expect(canvas.queryByText(/¥/)).toBeNull()
  },
}

/** A person without any figure sees a message. */
export const EverythingHidden: Story = {
  args: storyScreen('admin', () => (
    <TradeDashboard asked={{ data: { todo: [] }, isFetching: false, refetch }} figures={() => []}>
      {() => []}
    </TradeDashboard>
  )),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(said('dashboard.none_told'))).toBeVisible())
  },
}

/** One below the other on a phone; the page never scrolls sideways. */
export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } } },
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '商品排行' })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
