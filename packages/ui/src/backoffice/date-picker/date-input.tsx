import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useDraft } from '../../common/draft/use-draft.ts'
import { useField } from '../../common/field/field-context.ts'
import { Input } from '../../common/input/input.tsx'
import { Calendar } from './calendar.tsx'
import { calendarDay, dateText, readDate, readDateTime, readTime, timeText } from './date-text.ts'

export interface DateInputProps {
  /** 'YYYY-MM-DD', or with `time` 'YYYY-MM-DD HH:mm:ss' (§9); undefined when empty. */
  readonly value: string | undefined
  /** Called with every typed or picked day; undefined when cleared. */
  readonly onValue: (value: string | undefined) => void
  /** Asks for a time of day too. @default false */
  readonly time?: boolean
  /** Called with the error of the typed text; undefined if it is valid. */
  readonly onProblem?: (message: string | undefined) => void
  /** Called on blur. */
  readonly onBlur?: () => void
  /** @default from the surrounding `Field` */
  readonly disabled?: boolean
  /** Placeholder: an example, never the label. */
  readonly placeholder?: string | undefined
}

/** A day, or a day and time, typed or picked. Leaves invalid text in the field and marks it as not a date. */
export function DateInput({ value, onValue, time = false, onProblem, onBlur, disabled, placeholder }: DateInputProps) {
  const say = useText('error', 'form')
  const field = useField()
  const off = disabled ?? field?.disabled ?? false
  const draft = useDraft({
    value,
    write: text => text,
    read: time ? text => readDateTime(text) : readDate,
    onValue,
    problem: say('error.date'),
    onProblem,
  })
  const day = value === undefined ? undefined : calendarDay(value)
  const clock = value === undefined ? '00:00:00' : timeText(value)
  return (
    <Calendar
      days={day ? [day] : []}
      onDays={([picked]) => {
        if (!picked) return onValue(undefined)
        onProblem?.(undefined)
        onValue(time ? `${dateText(picked)} ${clock}` : dateText(picked))
      }}
      keepOpen={time}
      // A read-only field has no picker.
      disabled={off || (field?.readOnly ?? false)}
      footer={
        time && (
          <chakra.div display="flex" alignItems="center" gap="2" mt="2" textStyle="sm" color="fg.muted">
            <span aria-hidden>{say('form.time')}</span>
            <Input
              type="time"
              step={1}
              size="sm"
              w="130px"
              id={undefined}
              aria-label={say('form.time')}
              aria-describedby={undefined}
              value={clock}
              disabled={!day}
              onChange={event => {
                const next = readTime(event.target.value)
                if (day && next) onValue(`${dateText(day)} ${next}`)
              }}
            />
          </chakra.div>
        )
      }
    >
      <Input
        autoComplete="off"
        pe="9"
        data-tabular
        placeholder={placeholder ?? (time ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD')}
        disabled={off}
        {...(draft.broken ? { 'aria-invalid': true } : {})}
        value={draft.text}
        onChange={event => draft.change(event.target.value)}
        onBlur={() => {
          draft.settle()
          onBlur?.()
        }}
      />
    </Calendar>
  )
}
