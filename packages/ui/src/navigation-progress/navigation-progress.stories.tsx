import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { NavigationProgress } from './navigation-progress.tsx'

const meta: Meta<typeof NavigationProgress> = {
  title: 'Feedback/Navigation progress',
  component: NavigationProgress,
  args: { active: true },
}
export default meta

/** Shows when a page takes longer than a blink. */
export const Running: StoryObj<typeof NavigationProgress> = {
  play: async () => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-busy', 'true')
  },
}
