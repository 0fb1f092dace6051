import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from '../steps/steps.tsx'
import { Timeline } from './timeline.tsx'

const meta: Meta<typeof Timeline> = { title: 'Shop/Timeline and steps', component: Timeline }
export default meta

const steps = [
  { title: '提交订单', description: '11-20 10:12' },
  { title: '付款', description: '11-20 10:14' },
  { title: '商家发货' },
  { title: '确认收货' },
  { title: '评价' },
]

/** The way of a parcel and the steps of an order. */
export const Order: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="8" maxW="760px">
      <Steps label="订单进度" steps={steps} current={2} />
      <Timeline
        entries={[
          {
            id: 3,
            tone: 'accent',
            title: '已到达 杭州转运中心',
            time: '2026-11-21 06:12',
            body: '下一站：西湖区 文三路营业点。派送员会在送达前电话联系，请保持电话畅通。',
          },
          { id: 2, title: '已从 景德镇 发出', time: '2026-11-20 21:40' },
          { id: 1, title: '商家已发货，顺丰速运 SF1234567890123', time: '2026-11-20 16:05' },
        ]}
      />
    </chakra.div>
  ),
}
