import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCart } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState, ErrorState, ForbiddenState, LoadingState, NoMatchState } from './states.tsx'

const retry = fn()

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/States',
  component: EmptyState,
  subcomponents: { NoMatchState, ErrorState, ForbiddenState, LoadingState },
  args: { title: '购物车还是空的', hint: '去看看收藏过的好物吧。', extent: 'part' },
  argTypes: { extent: { control: 'inline-radio', options: ['page', 'part', 'inline'] } },
}
export default meta

export const Playground: StoryObj<typeof EmptyState> = {}

/** What stands where content would be. */
export const All: StoryObj = {
  render: () => (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      css={{ '& > *': { bg: 'bg.surface', borderRadius: 'md' } }}
    >
      <EmptyState icon={ShoppingCart} title="购物车还是空的" hint="去看看收藏过的好物吧。">
        <Button look="solid">逛一逛</Button>
      </EmptyState>
      <NoMatchState>
        <Button>清除筛选</Button>
      </NoMatchState>
      <ErrorState onRetry={retry} requestId="9f2c61" />
      <ForbiddenState />
      <LoadingState />
      <EmptyState extent="inline" />
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('9f2c61')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(retry).toHaveBeenCalled()
  },
}
