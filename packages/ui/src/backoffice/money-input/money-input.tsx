import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { fen, fenToYuan, yuanToFen } from '@shiji/kit/money/fen.ts'
import { useDraft } from '../../common/draft/use-draft.ts'
import { Input, type InputProps } from '../../common/input/input.tsx'

export interface MoneyInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** Amount in fen. */
  readonly value: number | undefined
  /** Called with the amount in fen. */
  readonly onValue: (fen: number | undefined) => void
  /** Called with the error of the typed text; undefined if it is valid. */
  readonly onProblem?: (message: string | undefined) => void
}

/** An amount, typed in yuan with at most two decimals, stored in fen. A third decimal is an error, not rounded. */
export function MoneyInput({ value, onValue, onProblem, onBlur, ...rest }: MoneyInputProps) {
  const say = useText('error')
  const draft = useDraft<number>({
    value,
    write: amount => fenToYuan(fen(amount)),
    read: text => yuanToFen(text.trim().replace(/,/g, '').replace(/\.$/, '')),
    onValue,
    problem: say('error.money'),
    onProblem,
  })
  return (
    <chakra.div position="relative">
      <chakra.span
        aria-hidden
        position="absolute"
        insetStart="3"
        top="0"
        bottom="0"
        display="grid"
        placeItems="center"
        color="fg.muted"
        pointerEvents="none"
      >
        ¥
      </chakra.span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        ps="7"
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
    </chakra.div>
  )
}
