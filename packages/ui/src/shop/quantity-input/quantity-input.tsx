import { chakra } from '@chakra-ui/react/styled-system'
import { type SayText, useText } from '@shiji/i18n/react.ts'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useField } from '../../common/field/field-context.ts'
import { Icon } from '../../common/icon/icon.tsx'
import { mostOf, type QuantityBounds, type QuantityRefusal, readQuantity } from './quantity.ts'
import { useHold } from './use-hold.ts'

export interface QuantityInputProps {
  /** How many. */
  readonly value: number
  /** Called with every valid quantity. */
  readonly onChange: (value: number) => void
  /** Quantity in stock. */
  readonly stock: number
  /** Most that one person may buy. */
  readonly limit?: number
  /** @default 1 */
  readonly min?: number
  /** Accessible name, if there is no `Field` around it. */
  readonly label?: string
  /** @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg'
  /** @default false */
  readonly disabled?: boolean
}

const refusalText = (say: SayText, refusal: QuantityRefusal, limit: number): string => {
  if (refusal === 'nonsense') return say('error.buy_num')
  if (refusal === 'below_minimum') return say('error.buy_num_minimum')
  if (refusal === 'over_stock') return say('error.insufficient_stock')
  return say('ui.buy_limit', { limit })
}

const Step = chakra('button', {
  base: {
    w: 'control-md',
    h: 'full',
    display: 'grid',
    placeItems: 'center',
    color: 'fg',
    cursor: 'pointer',
    touchAction: 'manipulation',
    borderRadius: 'xs',
    _hover: { bg: 'neutral.subtle' },
    _disabled: { color: 'fg.subtle', opacity: '0.5', cursor: 'not-allowed', bg: 'transparent' },
  },
})

/**
 * A quantity to buy: typed, stepped by buttons that repeat while held, or by arrow keys. An invalid quantity becomes
 * the nearest valid one, and the reason shows with the texts of §5.
 */
export function QuantityInput({
  value,
  onChange,
  stock,
  limit,
  min = 1,
  label,
  size = 'md',
  disabled = false,
}: QuantityInputProps) {
  const say = useText('common', 'error', 'ui')
  const field = useField()
  const messageId = useId()
  const bounds: QuantityBounds = { min, stock, limit }
  const most = mostOf(bounds)
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<QuantityRefusal>()
  const current = useRef(value)
  useEffect(() => {
    current.current = value
  }, [value])

  const take = (text: string): void => {
    const reading = readQuantity(text, bounds)
    setTyped(undefined)
    setRefusal(reading.refusal)
    current.current = reading.value
    if (reading.value !== value) onChange(reading.value)
  }
  const step = (by: number): void => take(String(current.current + by))
  const less = useHold(() => step(-1))
  const more = useHold(() => step(1))
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    }
    if (event.key === 'Enter' && typed !== undefined) take(typed)
  }

  return (
    <chakra.div display="inline-flex" flexDirection="column" gap="1" maxW="full">
      <chakra.div
        display="inline-flex"
        alignItems="center"
        alignSelf="flex-start"
        h={`control-${size}`}
        bg="bg.surface"
        borderWidth="1px"
        borderColor={refusal ? 'status.danger.border' : 'border.control'}
        borderRadius="sm"
      >
        <Step
          type="button"
          aria-label={say('common.decrease')}
          disabled={disabled || value <= min}
          w={size === 'sm' ? '7' : undefined}
          {...less}
        >
          <Icon of={Minus} size={16} />
        </Step>
        <chakra.input
          id={field?.controlId}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={field ? undefined : (label ?? say('common.quantity'))}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={most}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? messageId : field?.describedBy}
          disabled={disabled}
          w={size === 'sm' ? '8' : '12'}
          h="full"
          textAlign="center"
          fontWeight="medium"
          bg="transparent"
          borderRadius="xs"
          data-tabular
          value={typed ?? String(value)}
          onChange={event => setTyped(event.target.value)}
          onFocus={event => event.target.select()}
          onBlur={() => typed !== undefined && take(typed)}
          onKeyDown={onKeyDown}
        />
        <Step
          type="button"
          aria-label={say('common.increase')}
          disabled={disabled || value >= most}
          w={size === 'sm' ? '7' : undefined}
          {...more}
        >
          <Icon of={Plus} size={16} />
        </Step>
      </chakra.div>
      <chakra.span id={messageId} role="status" textStyle="xs" fontWeight="medium" color="status.danger.fg">
        {refusal && refusalText(say, refusal, limit ?? stock)}
      </chakra.span>
    </chakra.div>
  )
}
