import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx'

const Held = ({
  value,
  disabled = false,
  ...rest
}: Omit<AutocompleteProps, 'onValue'> & { readonly disabled?: boolean }) => {
  const [text, setText] = useState(value)
  return (
    <Field label="城市" disabled={disabled}>
      <Autocomplete {...rest} value={text} onValue={setText} />
    </Field>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Autocomplete',
  component: Held,
  subcomponents: { Autocomplete },
  args: { value: '', choices: ['杭州', '杭州湾新区', '景德镇'], disabled: false },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}
export const Disabled: Story = { args: { value: '杭州', disabled: true } }

const slowThenFast = (typed: string): Promise<readonly string[]> =>
  new Promise(resolve => setTimeout(() => resolve([`${typed}！`]), typed.length === 1 ? 900 : 50))

/** An answer to an older question never replaces a newer one. */
export const LastQuestionWins: StoryObj<typeof Held> = {
  render: () => <Held value="" suggest={slowThenFast} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('城市')
    await userEvent.type(box, '杭')
    await userEvent.type(box, '州', { delay: 300 })
    await expect(await screen.findByRole('option', { name: '杭州！' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('option', { name: '杭！' })).toBeNull())
  },
}
