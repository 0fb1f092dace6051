import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../common/button/button.tsx'
import { Field } from '../../common/field/field.tsx'
import { BusyPage } from '../../foundation/sample-busy.tsx'
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx'

const Held = ({
  value,
  error,
  disabled = false,
  readOnly = false,
  late = 0,
  ...rest
}: Omit<AutocompleteProps, 'onValue'> & {
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
  /** Set on the surrounding field. @default false */
  readonly readOnly?: boolean
  /** Delay before the page passes the value back, in ms. @default 0 */
  readonly late?: number
}) => {
  const [text, setText] = useState(value)
  return (
    <>
      <Field label="城市" error={error} disabled={disabled} readOnly={readOnly}>
        <Autocomplete
          {...rest}
          value={text}
          onValue={next => (late ? setTimeout(setText, late, next) : setText(next))}
        />
      </Field>
      <output aria-label="value">{text}</output> <Button onClick={() => setText('')}>重置</Button>
    </>
  )
}

const meta: Meta<typeof Held> = {
  title: 'Controls/Autocomplete',
  component: Held,
  subcomponents: { Autocomplete },
  args: {
    value: '',
    choices: ['杭州', '杭州湾新区', '景德镇'],
    placeholder: '例如：杭州',
    disabled: false,
    readOnly: false,
    late: 0,
  },
}
export default meta
type Story = StoryObj<typeof Held>

export const Empty: Story = {}

/** A suggestion is chosen by click or keyboard; free text is accepted too. */
export const Suggested: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('城市')
    await userEvent.type(box, '杭')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(screen.getByRole('option', { name: '杭州湾新区' }))
    await waitFor(() => expect(box).toHaveValue('杭州湾新区'))
    await userEvent.clear(box)
    await userEvent.type(box, '乌镇')
    await expect(canvas.getByLabelText('value')).toHaveTextContent('乌镇')
  },
}

/** Fast typing on a page that renders slowly and passes the value back late loses no letter. */
export const TypedFast: Story = {
  args: { late: 60, choices: [] },
  render: args => (
    <BusyPage>
      <Held {...args} />
    </BusyPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByLabelText('城市')
    await userEvent.type(box, 'jingdezhen-ceramics-2026', { delay: 0 })
    await expect(box).toHaveValue('jingdezhen-ceramics-2026')
    await waitFor(() => expect(canvas.getByLabelText('value')).toHaveTextContent('jingdezhen-ceramics-2026'))
    await expect(box).toHaveValue('jingdezhen-ceramics-2026')
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await waitFor(() => expect(box).toHaveValue(''))
  },
}

const slowThenFast = (typed: string): Promise<readonly string[]> =>
  new Promise(resolve => setTimeout(() => resolve([`${typed}！`]), typed.length === 1 ? 900 : 50))

/** An answer to an older request never replaces a newer one. */
export const LastQuestionWins: Story = {
  render: () => <Held value="" suggest={slowThenFast} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('城市')
    await userEvent.type(box, '杭')
    await userEvent.type(box, '州', { delay: 300 })
    await expect(await screen.findByRole('option', { name: '杭州！' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('option', { name: '杭！' })).toBeNull())
  },
}

/** Many and long suggestions scroll in a list as wide as the field. */
export const ManyLong: Story = {
  args: {
    choices: Array.from({ length: 60 }, (_, at) => `杭州市西湖区文三路营业点，${'第二工业园区'.repeat(4)} ${at}`),
  },
  decorators: [
    Story => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('城市')
    await userEvent.type(box, '杭')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight))
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
export const Wrong: Story = { args: { value: '杭', error: '请填写完整的城市名。' } }
export const Disabled: Story = { args: { value: '杭州', disabled: true } }
export const ReadOnly: Story = {
  args: { value: '杭州', readOnly: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('城市')
    await userEvent.type(box, '湾')
    await expect(box).toHaveValue('杭州')
  },
}
