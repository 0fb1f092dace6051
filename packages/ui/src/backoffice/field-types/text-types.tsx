import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Input } from '../../common/input/input.tsx'
import { PasswordInput } from '../../common/input/password-input.tsx'
import { Textarea } from '../../common/input/textarea.tsx'
import { registerFieldType } from '../form-field/field-type.ts'
import { missingValue } from '../form-field/field-value.tsx'
import type { BaseField, ControlProps, WordsProps } from '../form-field/form-field.ts'
import { numberOf, textOf } from '../form-value/read-value.ts'
import { MoneyInput } from '../money-input/money-input.tsx'
import { NumberInput } from '../number-input/number-input.tsx'
import { writeNumber } from '../number-input/number-text.ts'

type TextField = BaseField & {
  readonly type: 'text'
  readonly inputMode?: 'text' | 'tel' | 'email' | 'url' | 'numeric'
  readonly autoComplete?: string
}
type PasswordField = BaseField & { readonly type: 'password'; readonly autoComplete?: string }
type NumberField = BaseField & {
  readonly type: 'number'
  /** Digits after the point. @default 0 */
  readonly decimals?: number
  /** Unit after the number. */
  readonly unit?: string
}
/** Typed in yuan, kept in fen. */
type MoneyField = BaseField & { readonly type: 'money' }
/** @see Textarea: 15 characters unless `limit` says otherwise (§5). */
type TextareaField = BaseField & { readonly type: 'textarea'; readonly limit?: number }

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly text: TextField
    readonly password: PasswordField
    readonly number: NumberField
    readonly money: MoneyField
    readonly textarea: TextareaField
  }
}

function TextControl({ field, value, onChange, onBlur }: ControlProps<TextField>) {
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

function PasswordControl({ field, value, onChange, onBlur }: ControlProps<PasswordField>) {
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

function TextareaControl({ field, value, onChange, onBlur }: ControlProps<TextareaField>) {
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

function NumberControl({ field, value, onChange, onBlur, onProblem }: ControlProps<NumberField>) {
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

function MoneyControl({ field, value, onChange, onBlur, onProblem }: ControlProps<MoneyField>) {
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

function NumberWords({ field, value }: WordsProps<NumberField>) {
  const number = numberOf(value)
  return number === undefined ? textOf(value) : [writeNumber(number), field.unit].filter(Boolean).join(' ')
}

function MoneyWords({ value }: WordsProps<MoneyField>) {
  const locale = useLocale()
  const fen = numberOf(value)
  return fen === undefined ? textOf(value) : formatMoney(fen, locale)
}

const LinesAsTyped = ({ value }: WordsProps<TextareaField>) => (
  <chakra.span whiteSpace="pre-line">{textOf(value)}</chakra.span>
)

registerFieldType('text', { Control: TextControl })
registerFieldType('password', { Control: PasswordControl, Words: () => missingValue, sentEmpty: 'blank' })
registerFieldType('textarea', {
  Control: TextareaControl,
  Words: LinesAsTyped,
  height: { base: '116px', md: '104px' },
})
registerFieldType('number', { Control: NumberControl, Words: NumberWords })
registerFieldType('money', { Control: MoneyControl, Words: MoneyWords })
