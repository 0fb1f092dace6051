import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../../common/field/field.tsx'
import { DateInput } from './date-input.tsx'
import { type DateRange, DateRangeInput } from './date-range-input.tsx'

const Day = ({
  value,
  time = false,
  error,
  disabled = false,
  readOnly = false,
}: {
  /** As stored (§9). */
  readonly value?: string | undefined
  /** Asks for a time of day too. @default false */
  readonly time?: boolean
  /** Error of the surrounding field. */
  readonly error?: string
  /** Set on the surrounding field. @default false */
  readonly disabled?: boolean
  /** Set on the surrounding field. @default false */
  readonly readOnly?: boolean
}) => {
  const [text, setText] = useState(value)
  const [problem, setProblem] = useState<string>()
  return (
    <Field label="开始" error={problem ?? error} disabled={disabled} readOnly={readOnly}>
      <DateInput value={text} onValue={setText} time={time} onProblem={setProblem} />
    </Field>
  )
}

const meta: Meta<typeof Day> = {
  title: 'Controls/Dates',
  component: Day,
  subcomponents: { DateInput, DateRangeInput },
  args: { value: '2026-11-21', time: false, disabled: false, readOnly: false },
}
export default meta
type Story = StoryObj<typeof Day>

/** 'YYYY-MM-DD' (§9), typed or picked; a day that does not exist stays in the field and is marked as not a date. */
export const DayTyped: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('开始')
    await userEvent.clear(box)
    await userEvent.type(box, '2026-02-30')
    await expect(box).toHaveAccessibleDescription(said('error.date'))
    await expect(box).toHaveValue('2026-02-30')
  },
}

/** 'YYYY-MM-DD HH:mm:ss' (§9); picking a day keeps the time. */
export const DateTime: Story = {
  args: { value: '2026-11-21 09:30:00', time: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('form.calendar_open') }))
    await userEvent.click(await screen.findByRole('button', { name: /11月24日|24/ }))
    await waitFor(() => expect(within(canvasElement).getByLabelText('开始')).toHaveValue('2026-11-24 09:30:00'))
  },
}
export const Empty: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('开始')
    await expect(box).toHaveValue('')
    await expect(box).toHaveAttribute('placeholder', 'YYYY-MM-DD')
  },
}
export const Wrong: Story = { args: { error: '开始时间不能早于今天。' } }

/** Can be read and copied: neither keys nor calendar change it. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('开始'), '9')
    await expect(canvas.getByLabelText('开始')).toHaveValue('2026-11-21')
    await expect(canvas.getByRole('button', { name: said('form.calendar_open') })).toBeDisabled()
  },
}
export const Disabled: Story = { args: { disabled: true } }

const Range = ({ value, disabled = false }: { readonly value?: DateRange; readonly disabled?: boolean }) => {
  const [range, setRange] = useState(value)
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <Field label="活动时间" group error={problem} disabled={disabled}>
        <DateRangeInput value={range} onValue={setRange} onProblem={setProblem} />
      </Field>
      <output aria-label="value">{range?.join(' ~ ')}</output>
    </>
  )
}

/** Days without a time run from 00:00:00 to 23:59:59; an end before the start is a problem. */
export const DateRangeTyped: StoryObj = {
  render: () => <Range />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [start, end] = [
      canvas.getByLabelText(said('form.range_start')),
      canvas.getByLabelText(said('form.range_end')),
    ]
    await userEvent.type(start, '2026-11-21')
    await userEvent.type(end, '2026-11-30')
    await userEvent.tab()
    await expect(canvas.getByLabelText('value')).toHaveTextContent('2026-11-21 00:00:00 ~ 2026-11-30 23:59:59')
    await userEvent.clear(end)
    await userEvent.type(end, '2026-11-01')
    await waitFor(async () => expect(await canvas.findByText(said('error.date_order'))).toBeVisible())
  },
}

/** In English the calendar is in English, and its weeks start on the same day as in Chinese. */
export const CalendarInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }))
    await expect((await screen.findAllByText(/November 2026|Nov/))[0]).toBeInTheDocument()
  },
}
export const RangeFilled: StoryObj = { render: () => <Range value={['2026-11-21 00:00:00', '2026-11-30 23:59:59']} /> }
export const RangeDisabled: StoryObj = {
  render: () => <Range value={['2026-11-21 00:00:00', '2026-11-30 23:59:59']} disabled />,
  play: async ({ canvasElement }) => {
    for (const name of [said('form.range_start'), said('form.range_end')])
      await expect(within(canvasElement).getByLabelText(name)).toBeDisabled()
  },
}
