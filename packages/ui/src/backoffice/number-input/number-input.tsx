import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useDraft } from '../../common/draft/use-draft.ts'
import { Input, type InputProps } from '../../common/input/input.tsx'
import { readNumber, writeNumber } from './number-text.ts'

export interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** The number; undefined when empty. */
  readonly value: number | undefined
  /** Called with every typed number; undefined when cleared. */
  readonly onValue: (value: number | undefined) => void
  /** Decimals; more are an error, not rounded. @default 0 */
  readonly decimals?: number
  /** Unit after the number. */
  readonly unit?: string | undefined
  /** Called with the error of the typed text; undefined if it is valid. */
  readonly onProblem?: (message: string | undefined) => void
}

/** A number input. Leaves invalid text in the field and marks it as not a number. */
export function NumberInput({ value, onValue, decimals = 0, unit, onProblem, onBlur, ...rest }: NumberInputProps) {
  const say = useText('error')
  const draft = useDraft({
    value,
    write: writeNumber,
    read: text => readNumber(text, decimals),
    onValue,
    problem: say(decimals === 0 ? 'error.whole_number' : 'error.number'),
    onProblem,
  })
  return (
    <chakra.div position="relative">
      <Input
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...(unit ? { pe: `calc(${[...unit].length}em + 24px)` } : {})}
        data-tabular
        {...rest}
        {...(draft.broken ? { 'aria-invalid': true } : {})}
        value={draft.text}
        onChange={event => draft.change(event.target.value)}
        onBlur={event => {
          draft.settle()
          onBlur?.(event)
        }}
      />
      {unit && (
        <chakra.span
          position="absolute"
          insetEnd="3"
          top="0"
          bottom="0"
          display="grid"
          placeItems="center"
          color="fg.muted"
          textStyle="sm"
          pointerEvents="none"
        >
          {unit}
        </chakra.span>
      )}
    </chakra.div>
  )
}
