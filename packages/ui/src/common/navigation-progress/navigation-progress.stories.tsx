import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { NavigationProgress } from './navigation-progress.tsx'

const meta: Meta<typeof NavigationProgress> = {
  title: 'Feedback/Navigation progress',
  component: NavigationProgress,
  args: { active: true },
}
export default meta

/** Shows if a page takes longer than a moment. */
export const Running: StoryObj<typeof NavigationProgress> = {
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-busy', 'true')
  },
}

/** Nothing shows while no navigation is running. */
export const Idle: StoryObj<typeof NavigationProgress> = {
  args: { active: false },
  play: async () => {
    await expect(screen.queryByRole('progressbar')).toBeNull()
  },
}
