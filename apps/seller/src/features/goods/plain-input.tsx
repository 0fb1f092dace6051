import { chakra } from '@chakra-ui/react/styled-system'
import { Input, type InputProps } from '@shiji/ui/common/input/input.tsx'
import { useId } from 'react'

export interface PlainInputProps extends Omit<InputProps, 'value' | 'onChange' | 'aria-label'> {
  /** Accessible name; in a row, the column head shows it. */
  readonly label: string
  readonly value: string
  readonly onValue: (text: string) => void
  /** Error, shown below. */
  readonly problem?: string | undefined
}

/** A text input in a table row, with a hidden label and its error below. */
export function PlainInput({ label, value, onValue, problem, ...rest }: PlainInputProps) {
  const id = useId()
  return (
    <chakra.div minW="0" flex="1" data-wrong={problem !== undefined}>
      <Input
        size="sm"
        autoComplete="off"
        aria-label={label}
        title={label}
        {...rest}
        value={value}
        onChange={event => onValue(event.target.value)}
        {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      />
      <Wrong id={id} problem={problem} />
    </chakra.div>
  )
}

/** Error below a control; announced when it appears. */
export function Wrong({ id, problem }: { readonly id: string; readonly problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <chakra.p id={id} role="alert" mt="0.5" textStyle="xs" fontWeight="medium" color="status.danger.fg">
      {problem}
    </chakra.p>
  )
}
