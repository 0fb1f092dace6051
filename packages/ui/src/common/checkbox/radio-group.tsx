import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useField, useGroupAttributes } from '../field/field-context.ts'
import type { Choice } from '../select/select.tsx'
import { Radio } from './checkbox.tsx'

export interface RadioGroupProps {
  /** Two to five choices; use a `Select` for more. */
  readonly choices: readonly Choice[]
  /** Undefined while nothing is chosen. */
  readonly value: Choice['value'] | undefined
  /** Called with the choice. */
  readonly onValue: (value: Choice['value']) => void
  /** Called on blur. */
  readonly onBlur?: () => void
  /** Accessible name, if there is no `Field` around it. */
  readonly label?: string
}

/** Radio buttons side by side. */
export function RadioGroup({ choices, value, onValue, onBlur, label }: RadioGroupProps) {
  const field = useField()
  const group = useGroupAttributes()
  const name = useId()
  return (
    <chakra.div
      {...(field ? group : { 'aria-label': label })}
      role="radiogroup"
      {...(field?.required ? { 'aria-required': true } : {})}
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      minH="control"
      alignItems="center"
    >
      {choices.map(choice => (
        <Radio
          key={choice.value}
          name={name}
          checked={value !== undefined && String(value) === String(choice.value)}
          disabled={(choice.disabled ?? false) || (field?.disabled ?? false)}
          onChange={() => onValue(choice.value)}
          onBlur={() => onBlur?.()}
        >
          {choice.label}
        </Radio>
      ))}
    </chakra.div>
  )
}
