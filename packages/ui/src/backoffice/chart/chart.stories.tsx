import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '@shiji/i18n/format.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { areas } from '../../common/tokens/ramps.ts'
import { BarChart } from './bar-chart.tsx'
import type { ChartData } from './chart-data.ts'
import { LineChart } from './line-chart.tsx'

const days = Array.from({ length: 14 }, (_, at) => `11-${String(at + 8).padStart(2, '0')}`)
const wave = (base: number, swing: number, turn: number) =>
  days.map((_, at) => Math.round(base + swing * Math.sin(at / 2 + turn)))

const sales: ChartData = {
  labels: days,
  series: [
    { name: '本期', values: wave(4_800_000, 900_000, 0) },
    { name: '上期', values: wave(4_300_000, 700_000, 1).map((value, at) => (at === 5 ? null : value)) },
  ],
}
const five: ChartData = {
  labels: days,
  series: ['微信', '支付宝', '余额', '积分', '其他'].map((name, at) => ({ name, values: wave(300 - at * 40, 40, at) })),
}
const goods: ChartData = {
  labels: ['青釉手作马克杯', '半球台灯', '烟酰胺亮肤精华', '高山绿茶 250g 罐装'],
  series: [{ name: '销量', values: [1204, 860, 512, 96] }],
}
const yuan = (fen: number) => formatMoney(fen, 'zh-cn')

const meta: Meta<typeof LineChart> = {
  title: 'Back office/Charts',
  component: LineChart,
  subcomponents: { BarChart },
  args: { title: '支付金额', data: sales, format: yuan, labelTitle: '日期', zero: false, height: 220 },
  globals: { area: 'admin' },
}
export default meta
type Story = StoryObj<typeof LineChart>
type BarStory = StoryObj<typeof BarChart>

/** Lines are named at their ends; a gap in the figures is a gap in the line. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path[stroke]')].filter(path =>
      path.getAttribute('stroke')?.startsWith('var(--series'),
    )
    await expect(paths).toHaveLength(2)
    await expect(paths[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
    await waitFor(() => expect(within(canvasElement).getByText('上期')).toBeVisible())
  },
}

/** Five lines at most, told apart by dash as well as colour. */
export const FiveLines: Story = {
  args: {
    title: '支付方式',
    data: { ...five, series: [...five.series, { name: '第六条', values: wave(20, 3, 0) }] },
    zero: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('第六条')).toBeNull()
    const dashes = [...canvasElement.querySelectorAll('path[stroke-dasharray]')].map(path =>
      path.getAttribute('stroke-dasharray'),
    )
    await expect(new Set(dashes).size).toBe(5)
  },
}

/** The tooltip also works by keyboard: arrow keys move from point to point, and each point is announced. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('slider', { name: /^支付金额/ })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(drawing).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(drawing).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(new RegExp(`^${said('ui.chart_point', { label: '11-09', values: '本期 ¥[\\d,.]+' })}`)),
    )
    await expect(canvasElement.querySelector('[data-chart-tip]')).toHaveTextContent('11-09')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('[data-chart-tip]')).toBeNull())
  },
}

/** Every chart offers a table with the same figures, and a file of them. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: said('ui.chart_as_table') }))
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
    await expect(canvas.getByRole('row', { name: /11-13/ })).toHaveTextContent('-')
    const saved = fn()
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      saved(this.download)
    }
    await userEvent.click(canvas.getByRole('button', { name: said('ui.chart_csv') }))
    HTMLAnchorElement.prototype.click = click
    await expect(saved).toHaveBeenCalledWith('支付金额.csv')
    await userEvent.click(canvas.getByRole('button', { name: said('ui.chart_as_chart') }))
    await waitFor(() => expect(canvas.getByRole('slider')).toBeVisible())
  },
}

/** Bars start at zero, whatever the smallest figure is. */
export const Columns: BarStory = {
  render: args => <BarChart {...args} />,
  args: {
    title: '订单数',
    data: { labels: days, series: [{ name: '订单', values: days.map((_, at) => (at === 0 ? 100 : 90)) }] },
    labelTitle: '日期',
    format: String,
  },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-bar]')].map(bar => bar.getBoundingClientRect())
    await expect((second?.height ?? 0) / (first?.height ?? 1)).toBeCloseTo(0.9, 1)
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{Home}')
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      said('ui.chart_point', { label: '11-08', values: '订单 100' }),
    )
  },
}

/** A running period is dashed and marked "so far": as a bar, as a line, in text and in the table. */
export const NotOverYet: Story = {
  render: args => (
    <div style={{ display: 'grid', gap: 24 }}>
      <LineChart {...args} />
      <BarChart {...args} title="退款金额" />
    </div>
  ),
  args: { data: { ...sales, unfinished: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [line, bars] = canvas.getAllByRole('slider')
    const told = said('ui.chart_so_far', { label: '11-21' })
    for (const drawing of [line, bars]) {
      drawing?.focus()
      await userEvent.keyboard('{End}')
      await expect(drawing?.getAttribute('aria-valuetext')).toContain(told)
      await userEvent.keyboard('{ArrowLeft}')
      await expect(drawing?.getAttribute('aria-valuetext')).toMatch(/^11-20[：:]/)
    }
    await expect(canvasElement.querySelectorAll('path[data-unfinished]')).toHaveLength(2)
    const marked = [...canvasElement.querySelectorAll('[data-bar][data-unfinished]')].map(bar => getComputedStyle(bar))
    await expect(marked.map(style => style.borderTopStyle)).toEqual(['dashed', 'dashed'])
    await expect(canvas.getAllByText(said('ui.chart_unfinished', { label: '11-21' }))).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button', { name: said('ui.chart_as_table') })[0] ?? canvasElement)
    await waitFor(() => expect(canvas.getByRole('row', { name: name => name.startsWith(told) })).toBeVisible())
  },
}

/** The first series has the accent colour of the chart's area. */
export const InEachArea: BarStory = {
  render: args => (
    <div style={{ display: 'grid', gap: 24 }}>
      {areas.map(area => (
        <div key={area} data-area={area}>
          <BarChart {...args} title={area} />
          <chakra.span data-accent bg="accent.solid" display="block" h="4px" />
        </div>
      ))}
    </div>
  ),
  args: { data: goods, labelTitle: '商品', format: String },
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const colour = (part: Element | null | undefined) => part && getComputedStyle(part).backgroundColor
    const seen = areas.map(area => {
      const part = canvasElement.querySelector(`[data-area=${area}]`)
      return [colour(part?.querySelector('[data-bar]')), colour(part?.querySelector('[data-accent]'))]
    })
    for (const [bar, own] of seen) await expect(bar).toBe(own)
    await expect(new Set(seen.map(([bar]) => bar)).size).toBe(areas.length)
  },
}

/** Names and figures beside horizontal bars. */
export const Rows: BarStory = {
  render: args => <BarChart {...args} />,
  args: { title: '热销商品', data: goods, direction: 'rows', labelTitle: '商品', format: String },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '热销商品' })
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('青釉手作马克杯1204')
  },
}

/** Ticks can be shorter than the text of a point. */
export const ShortMarks: Story = {
  args: { formatMark: fen => `${fen / 1_000_000} 万` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('5 万')).toBeVisible())
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/¥[\d,]+\.\d\d/),
    )
  },
}

/** On a phone two of three labels are hidden, so that none overlap. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const shown = days
      .flatMap(day => within(canvasElement).queryAllByText(day))
      .filter(label => label.offsetParent !== null)
      .map(label => label.getBoundingClientRect())
    await expect(shown.length).toBeGreaterThan(2)
    for (const [at, box] of shown.entries()) {
      await expect(box.left).toBeGreaterThanOrEqual(shown[at - 1]?.right ?? 0)
    }
  },
}
export const Dark: Story = { globals: { theme: 'dark' }, args: { title: '支付方式', data: five } }
export const Loading: Story = { args: { data: undefined } }
export const Empty: Story = { args: { data: { labels: [], series: [] } } }

const retry = fn()

/** A failed chart shows the error in its place, with a retry button. */
export const Failed: Story = {
  args: { failure: '统计正在更新。', onRetry: retry },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('common.retry') }))
    await expect(retry).toHaveBeenCalled()
  },
}

/** A single point is drawn as a dot. */
export const OnePoint: Story = {
  args: { data: { labels: ['11-21'], series: [{ name: '本期', values: [4_800_000] }] } },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('slider').focus()
    await userEvent.keyboard('{Home}')
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(new RegExp(`^${said('ui.chart_point', { label: '11-21', values: '本期 ¥48,000' })}`)),
    )
  },
}

/** Bars show loading, empty and error states like lines; long names leave room for their figures. */
export const BarStates: BarStory = {
  render: args => (
    <div style={{ display: 'grid', gap: 24, width: 340 }}>
      <BarChart {...args} title="加载中" data={undefined} />
      <BarChart {...args} title="暂无" data={{ labels: [], series: [] }} />
      <BarChart {...args} title="失败" failure="统计正在更新。" onRetry={retry} />
      <BarChart
        {...args}
        title="长名称"
        direction="rows"
        data={{
          labels: ['HandmadeCeladonMugFromJingdezhen 青釉手作马克杯，一杯一色，高温窑变', '碗'],
          series: [{ name: '销量', values: [123_456_789, 0] }],
        }}
      />
    </div>
  ),
  args: { data: goods, labelTitle: '商品', format: String },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '长名称' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(340)
    await waitFor(() => expect(within(list).getByText('123456789')).toBeVisible())
  },
}
