import { DateInput } from '../../date-picker/date-input.tsx'
import { DateRangeInput } from '../../date-picker/date-range-input.tsx'
import type { ControlProps } from '../../form-field/form-field.ts'
import { textOf } from '../../form-value/read-value.ts'
import type { DateField, DateRangeField, DateTimeField } from '../date-types.ts'

/** A day; with a time of day for `datetime`. */
export function DateControl({ field, value, onChange, onBlur, onProblem }: ControlProps<DateField | DateTimeField>) {
  const text = textOf(value)
  return (
    <DateInput
      time={field.type === 'datetime'}
      value={text === '' ? undefined : text}
      placeholder={field.placeholder}
      onValue={next => onChange(next ?? null)}
      onProblem={onProblem}
      onBlur={onBlur}
    />
  )
}

export function DateRangeControl({ value, onChange, onBlur, onProblem }: ControlProps<DateRangeField>) {
  const [start, end] = Array.isArray(value) ? value.map(textOf) : []
  return (
    <DateRangeInput
      value={start === undefined && end === undefined ? undefined : [start ?? '', end ?? '']}
      onValue={next => onChange(next ? [...next] : null)}
      onProblem={onProblem}
      onBlur={onBlur}
    />
  )
}
