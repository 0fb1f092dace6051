import { useText } from '@shiji/i18n/react.ts'
import { Input } from '../../../common/input/input.tsx'
import { PasswordInput } from '../../../common/input/password-input.tsx'
import { Textarea } from '../../../common/input/textarea.tsx'
import { numberOf, textOf } from '../../form-value/read-value.ts'
import { MoneyInput } from '../../money-input/money-input.tsx'
import { NumberInput } from '../../number-input/number-input.tsx'
import type { ControlProps, MoneyField, NumberField, PasswordField, TextareaField, TextField } from '../form-field.ts'

export function TextControl({ field, value, onChange, onBlur }: ControlProps<TextField>) {
  return (
    <Input
      name={field.name}
      value={textOf(value)}
      placeholder={field.placeholder}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete ?? 'off'}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

export function PasswordControl({ field, value, onChange, onBlur }: ControlProps<PasswordField>) {
  return (
    <PasswordInput
      name={field.name}
      value={textOf(value)}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? 'new-password'}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

export function TextareaControl({ field, value, onChange, onBlur }: ControlProps<TextareaField>) {
  return (
    <Textarea
      name={field.name}
      value={textOf(value)}
      placeholder={field.placeholder}
      {...(field.limit === undefined ? {} : { limit: field.limit })}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

export function NumberControl({ field, value, onChange, onBlur, onProblem }: ControlProps<NumberField>) {
  return (
    <NumberInput
      name={field.name}
      value={numberOf(value)}
      placeholder={field.placeholder}
      decimals={field.decimals ?? 0}
      unit={field.unit}
      onValue={number => onChange(number ?? null)}
      onProblem={onProblem}
      onBlur={onBlur}
    />
  )
}

export function MoneyControl({ field, value, onChange, onBlur, onProblem }: ControlProps<MoneyField>) {
  const say = useText('form')
  return (
    <MoneyInput
      name={field.name}
      value={numberOf(value)}
      placeholder={field.placeholder ?? say('form.money_placeholder')}
      onValue={fen => onChange(fen ?? null)}
      onProblem={onProblem}
      onBlur={onBlur}
    />
  )
}
