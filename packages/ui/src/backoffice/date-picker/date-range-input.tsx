import { chakra } from '@chakra-ui/react/styled-system'
import type { DateValue } from '@internationalized/date'
import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { useDraft } from '../../common/draft/use-draft.ts'
import { useField, useGroupAttributes } from '../../common/field/field-context.ts'
import { Input } from '../../common/input/input.tsx'
import { Calendar } from './calendar.tsx'
import { calendarDay, dateText, readDateTime } from './date-text.ts'

/** Both ends of a range, as 'YYYY-MM-DD HH:mm:ss' (§9); an open end is ''. */
export type DateRange = readonly [string, string]

export interface DateRangeInputProps {
  /** First and last moment, each 'YYYY-MM-DD HH:mm:ss'; undefined when empty. */
  readonly value: DateRange | undefined
  /** Called with both ends; a missing end is ''. */
  readonly onValue: (value: DateRange | undefined) => void
  /** Called with the error of the typed text; undefined if it is valid. */
  readonly onProblem?: (message: string | undefined) => void
  /** Called on blur. */
  readonly onBlur?: () => void
}

const ends = ['00:00:00', '23:59:59'] as const

interface EndProps {
  readonly label: string
  readonly value: string
  readonly missing: string
  readonly disabled: boolean
  readonly onValue: (value: string) => void
  readonly onProblem: (message: string | undefined) => void
  readonly onBlur: () => void
}

function End({ label, value, missing, disabled, onValue, onProblem, onBlur }: EndProps) {
  const say = useText('error')
  const field = useField()
  const draft = useDraft({
    value: value === '' ? undefined : value,
    write: text => text,
    read: text => readDateTime(text, missing),
    onValue: text => onValue(text ?? ''),
    problem: say('error.date'),
    onProblem,
  })
  return (
    <Input
      id={undefined}
      aria-label={label}
      aria-describedby={field?.describedBy}
      autoComplete="off"
      data-tabular
      px="2"
      border="0"
      bg="transparent"
      textStyle="md"
      placeholder={label}
      disabled={disabled}
      {...(draft.broken ? { 'aria-invalid': true } : {})}
      value={draft.text}
      onChange={event => draft.change(event.target.value)}
      onBlur={() => {
        draft.settle()
        onBlur()
      }}
    />
  )
}

/**
 * From when to when, typed or picked. A day without a time starts at 00:00:00 and ends at 23:59:59; an end before the
 * start is a problem.
 */
export function DateRangeInput({ value, onValue, onProblem, onBlur }: DateRangeInputProps) {
  const say = useText('error', 'form')
  const group = useGroupAttributes()
  const field = useField()
  const disabled = field?.disabled ?? false
  const [problems, setProblems] = useState<readonly (string | undefined)[]>([])
  // While the second day is being picked there is only one day, which is no range yet.
  const [picking, setPicking] = useState<DateValue[]>()
  const [start, end] = value ?? ['', '']
  const chosen = [calendarDay(start), calendarDay(end)].filter(day => day !== undefined)

  const put = (next: DateRange): void => {
    const reversed = next[0] !== '' && next[1] !== '' && next[0] > next[1]
    onProblem?.(reversed ? say('error.date_order') : undefined)
    onValue(next[0] === '' && next[1] === '' ? undefined : next)
  }
  const report = (index: number, message: string | undefined): void => {
    const next = [0, 1].map(at => (at === index ? message : problems[at]))
    setProblems(next)
    onProblem?.(next.find(problem => problem !== undefined))
  }
  return (
    <div {...group}>
      <Calendar
        mode="range"
        days={picking ?? chosen}
        disabled={disabled}
        onDays={days => {
          const [from, to] = days
          if (!from || !to) return setPicking(days)
          setPicking(undefined)
          put([`${dateText(from)} ${ends[0]}`, `${dateText(to)} ${ends[1]}`])
        }}
      >
        <chakra.div
          display="flex"
          alignItems="center"
          w="full"
          pe="9"
          bg={disabled ? 'bg.sunken' : 'bg.surface'}
          borderWidth="1px"
          borderColor={field?.invalid ? 'status.danger.border' : 'border.control'}
          borderRadius="sm"
          css={{ '& input': { h: 'calc({sizes.control} - 2px)' } }}
        >
          <End
            label={say('form.range_start')}
            value={start}
            missing={ends[0]}
            disabled={disabled}
            onValue={text => put([text, end])}
            onProblem={message => report(0, message)}
            onBlur={() => onBlur?.()}
          />
          <chakra.span aria-hidden color="fg.muted">
            ~
          </chakra.span>
          <End
            label={say('form.range_end')}
            value={end}
            missing={ends[1]}
            disabled={disabled}
            onValue={text => put([start, text])}
            onProblem={message => report(1, message)}
            onBlur={() => onBlur?.()}
          />
        </chakra.div>
      </Calendar>
    </div>
  )
}
