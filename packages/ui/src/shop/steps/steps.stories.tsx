import { said } from '@shiji/i18n/story-text.ts'
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

/** Done, current and coming steps are announced as text, not by colour alone. */
export const Halfway: Story = {
  play: async ({ canvasElement }) => {
    const [done, here, coming] = within(canvasElement).getAllByRole('listitem')
    await expect(done).toHaveTextContent(`${said('ui.step_done')}同意协议`)
    await expect(here).toHaveAttribute('aria-current', 'step')
    await expect(coming).toHaveTextContent(`${said('ui.step_coming')}等待审核`)
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

/** In English; many steps wrap or shrink within the width of a phone. */
export const NarrowEnglish: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Order progress',
    current: 2,
    steps: [
      { title: 'Placed', description: '11-20 10:12' },
      { title: 'Paid', description: '11-20 10:14' },
      { title: 'Shipped by the store' },
      { title: 'Received' },
      { title: 'Commented' },
    ],
  },
  decorators: [
    Story => (
      <div data-testid="page" style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByTestId('page').scrollWidth).toBeLessThanOrEqual(358)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  },
}
