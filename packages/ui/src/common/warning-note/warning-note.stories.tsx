import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WarningNote } from './warning-note.tsx'

const meta: Meta<typeof WarningNote> = {
  title: 'Feedback/Warning note',
  component: WarningNote,
  args: { children: '尝试次数过多，请稍后再试。' },
}
export default meta

export const Playground: StoryObj<typeof WarningNote> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('尝试次数过多，请稍后再试。')
  },
}

/** Long words wrap within the width of a phone. */
export const LongText: StoryObj<typeof WarningNote> = {
  args: { children: 'a-very-long-word-without-any-place-to-break-'.repeat(4) },
  decorators: [
    Story => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole('alert')
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth)
  },
}
