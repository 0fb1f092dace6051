import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
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

/** States shown in place of content. */
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
    await expect(canvas.getByText('购物车还是空的')).toBeVisible()
    await expect(canvas.getByText(said('common.empty_search'))).toBeVisible()
    await expect(canvas.getByText(said('common.forbidden'))).toBeVisible()
    await expect(canvas.getAllByRole('status').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: said('common.retry') }))
    await expect(retry).toHaveBeenCalled()
  },
}

/** A whole page: the title is its heading, the button leads on. */
export const WholePage: StoryObj<typeof EmptyState> = { args: { extent: 'page' } }
export const Inline: StoryObj<typeof EmptyState> = { args: { extent: 'inline' } }

/** While it retries, the button says so and ignores further clicks. */
export const Retrying: StoryObj<typeof ErrorState> = {
  render: () => <ErrorState title="订单没有加载出来" hint="网络连接中断。" onRetry={retry} retrying />,
  play: async ({ canvasElement }) => {
    retry.mockClear()
    const button = within(canvasElement).getByRole('button', { name: said('common.retry') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(retry).not.toHaveBeenCalled()
  },
}

/** Long words wrap within the width of a phone. */
export const LongText: StoryObj<typeof EmptyState> = {
  args: {
    title: 'There is nothing here that fits all of the filters that were set for this page',
    hint: 'A-very-long-word-without-any-place-to-break-as-identifiers-of-other-systems-tend-to-be'.repeat(2),
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

/** The default texts follow the language of the page. */
export const English: StoryObj = {
  globals: { language: 'en' },
  render: () => (
    <>
      <EmptyState />
      <NoMatchState />
      <ErrorState />
      <ForbiddenState />
      <LoadingState />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/[一-鿿]/)
  },
}
