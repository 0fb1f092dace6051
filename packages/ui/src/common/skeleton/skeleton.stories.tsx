import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Spinner } from '../spinner/spinner.tsx'
import { GoodsCardSkeleton, Skeleton, Skeletons, SkeletonText } from './skeleton.tsx'

const meta: Meta<typeof SkeletonText> = {
  title: 'Feedback/Skeleton and spinner',
  component: SkeletonText,
  subcomponents: { Skeleton, Skeletons, Spinner, GoodsCardSkeleton },
  args: { lines: 3 },
}
export default meta

export const Text: StoryObj<typeof SkeletonText> = {}

/** Many placeholders, announced once. */
export const Many: StoryObj = {
  render: () => (
    <Skeletons>
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(3, 200px)">
        <GoodsCardSkeleton />
        <SkeletonText />
        <Skeleton h="120px" borderRadius="md" />
      </chakra.div>
    </Skeletons>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status')).toHaveLength(1)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(said('common.loading'))
  },
}

/** What has not begun to load keeps its place without movement or announcement. */
export const Still: StoryObj = {
  render: () => (
    <Skeletons still>
      <GoodsCardSkeleton />
    </Skeletons>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
    await expect(canvasElement.querySelectorAll('span').length).toBeGreaterThan(5)
  },
}

export const Turning: StoryObj = {
  render: () => (
    <chakra.div display="flex" gap="4" color="accent.fg">
      <Spinner size={16} />
      <Spinner />
      <Spinner size={40} />
    </chakra.div>
  ),
}
