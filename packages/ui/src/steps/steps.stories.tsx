import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta: Meta<typeof Steps> = {
  title: 'Shop/Steps',
  component: Steps,
  args: {
    label: '入驻进度',
    current: 1,
    steps: [{ title: '同意协议' }, { title: '填写资料', description: '约 5 分钟' }, { title: '等待审核' }],
  },
  argTypes: { current: { control: { type: 'range', min: 0, max: 3 } } },
}
export default meta
type Story = StoryObj<typeof Steps>

/** Done, current and coming are told in words, not by colour alone. */
export const Halfway: Story = {
  play: async ({ canvasElement }) => {
    const [done, here, coming] = within(canvasElement).getAllByRole('listitem')
    await expect(done).toHaveTextContent('已完成：同意协议')
    await expect(here).toHaveAttribute('aria-current', 'step')
    await expect(coming).toHaveTextContent('未开始：等待审核')
  },
}
export const Done: Story = { args: { current: 3 } }
export const LongText: Story = {
  args: {
    steps: [
      { title: '同意平台服务协议与商家管理规范' },
      { title: '填写主体资料与店铺资料' },
      { title: '等待平台审核' },
    ],
  },
}
