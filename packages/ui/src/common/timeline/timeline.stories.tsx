import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Steps } from '../../shop/steps/steps.tsx'
import { Timeline, type TimelineEntry } from './timeline.tsx'

const entries: readonly TimelineEntry[] = [
  {
    id: 3,
    tone: 'accent',
    title: '已到达 杭州转运中心',
    time: '2026-11-21 06:12',
    body: '下一站：西湖区 文三路营业点。派送员会在送达前电话联系，请保持电话畅通。',
  },
  { id: 2, title: '已从 景德镇 发出', time: '2026-11-20 21:40' },
  { id: 1, title: '商家已发货，顺丰速运 SF1234567890123', time: '2026-11-20 16:05' },
]

const meta: Meta<typeof Timeline> = { title: 'Shop/Timeline and steps', component: Timeline, args: { entries } }
export default meta
type Story = StoryObj<typeof Timeline>

/** In reading order. */
export const Parcel: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')[0]).toHaveTextContent(/^已到达 杭州转运中心/)
  },
}

/** Dots of every meaning; the text has the meaning too. */
export const Tones: Story = {
  args: {
    entries: [
      { id: 1, tone: 'danger', title: '派送失败：电话无人接听' },
      { id: 2, tone: 'warning', title: '运输延误：天气原因' },
      { id: 3, tone: 'success', title: '已签收' },
      { id: 4, title: '已揽收' },
    ],
  },
}
export const OneEntry: Story = { args: { entries: entries.slice(0, 1) } }

/** Long words wrap within the width of a phone. */
export const LongText: Story = {
  args: {
    entries: [
      { id: 9, title: 'SF1234567890123'.repeat(6), time: '2026-11-21 06:12', body: '下一站：'.repeat(40) },
      ...entries,
    ],
  },
  decorators: [
    Story => (
      <chakra.div w="320px" data-testid="page">
        <Story />
      </chakra.div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('page').scrollWidth).toBeLessThanOrEqual(320)
  },
}

const steps = [
  { title: '提交订单', description: '11-20 10:12' },
  { title: '付款', description: '11-20 10:14' },
  { title: '商家发货' },
  { title: '确认收货' },
  { title: '评价' },
]

/** The journey of a parcel and the steps of an order. */
export const Order: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="8" maxW="760px">
      <Steps label="订单进度" steps={steps} current={2} />
      <Timeline entries={entries} />
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [way, parcel] = canvas.getAllByRole('list')
    await expect(way).toHaveAccessibleName('订单进度')
    const places = [...(way?.children ?? [])]
    const words = [said('ui.step_done'), said('ui.step_done'), said('ui.step_current'), said('ui.step_coming')]
    for (const [at, word] of words.entries()) await expect(places[at]).toHaveTextContent(word.trim())
    await expect(places.findIndex(place => place.getAttribute('aria-current') === 'step')).toBe(2)
    const times = [...(parcel?.children ?? [])].map(
      entry => /2026-11-\d\d \d\d:\d\d/.exec(entry.textContent ?? '')?.[0],
    )
    await expect(times).toEqual(['2026-11-21 06:12', '2026-11-20 21:40', '2026-11-20 16:05'])
  },
}
