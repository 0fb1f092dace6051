import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { PageBelow } from './page-below.tsx'

const Drawn = () => (
  <PageBelow
    title="价格库存表"
    back={{ href: '/goods', label: '返回商品列表' }}
    hint="预览确认后才会保存。"
    permission="goods.update"
  >
    <p>内容</p>
  </PageBelow>
)

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Page below another',
  component: StoryPage,
  subcomponents: { PageBelow },
  args: storyScreen('seller', Drawn),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Title, the way back and a hint, above what people with the permission see. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '价格库存表' })
    await expect(canvas.getByRole('link', { name: '返回商品列表' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/goods$/),
    )
    await expect(canvas.getByText('内容')).toBeVisible()
  },
}
