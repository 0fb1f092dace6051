import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ORDER, STORE } from '../../foundation/sample-words.ts'
import { StatusTag } from './status-tag.tsx'

const meta: Meta<typeof StatusTag> = {
  title: 'Shop/Status tag',
  component: StatusTag,
  args: { kind: 'order', status: 'waiting_payment' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['success', 'warning', 'danger', 'info', 'neutral'] },
  },
}
export default meta
type Story = StoryObj<typeof StatusTag>

export const One: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(said('status.order.waiting_payment'))).toBeVisible())
  },
}

/** Every status has a text in both languages; colour is never the only sign. */
export const Vocabularies: Story = {
  globals: { language: 'en' },
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {ORDER.map(status => (
        <StatusTag key={status} kind="order" status={status} />
      ))}
      {STORE.map(status => (
        <StatusTag key={status} kind="store_verification" status={status} />
      ))}
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/_/)
  },
}

/** An unknown status shows as it is. */
export const Unknown: Story = { args: { status: 'from_tomorrow' } }
