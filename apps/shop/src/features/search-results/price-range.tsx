import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { fen, fenToYuan, yuanToFen } from '@shiji/kit/money/fen.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { type FormEvent, useEffect, useId, useState } from 'react'

export interface PriceRangeProps {
  /** Active limits, in fen. */
  readonly min: number | undefined
  readonly max: number | undefined
  readonly onRange: (min: number | undefined, max: number | undefined) => void
}

const written = (amount: number | undefined): string =>
  amount === undefined ? '' : fenToYuan(fen(amount)).replace(/\.00$/, '')

/** Parses one end of a range in yuan; null if it is not an amount. */
const read = (text: string): number | undefined | null => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const amount = yuanToFen(trimmed)
  return amount === undefined || amount < 0 ? null : amount
}

/** A price range to type. Leaves an invalid range in the fields and marks it. */
export function PriceRange({ min, max, onRange }: PriceRangeProps) {
  const say = useText('shop_goods')
  const messageId = useId()
  const [from, setFrom] = useState(written(min))
  const [to, setTo] = useState(written(max))
  const [wrong, setWrong] = useState(false)
  useEffect(() => {
    setFrom(written(min))
    setTo(written(max))
    setWrong(false)
  }, [min, max])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [low, high] = [read(from), read(to)]
    const nonsense = low === null || high === null || (low !== undefined && high !== undefined && low > high)
    setWrong(nonsense)
    if (!nonsense) onRange(low === 0 ? undefined : low, high)
  }
  const common = {
    size: 'sm' as const,
    px: '2',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? messageId : undefined,
  }
  return (
    <chakra.form onSubmit={submit} mt="2" noValidate>
      <chakra.div display="flex" alignItems="center" gap="1.5">
        <Input
          {...common}
          aria-label={say('shop_goods.price_from')}
          placeholder="¥"
          value={from}
          onChange={event => setFrom(event.target.value)}
        />
        <chakra.span aria-hidden color="fg.subtle">
          –
        </chakra.span>
        <Input
          {...common}
          aria-label={say('shop_goods.price_to')}
          placeholder="¥"
          value={to}
          onChange={event => setTo(event.target.value)}
        />
        <Button type="submit" size="sm" px="2.5">
          {say('shop_goods.apply')}
        </Button>
      </chakra.div>
      <chakra.p
        id={messageId}
        role="alert"
        textStyle="xs"
        fontWeight="medium"
        color="status.danger.fg"
        mt={wrong ? '1' : '0'}
      >
        {wrong && say('shop_goods.price_nonsense')}
      </chakra.p>
    </chakra.form>
  )
}
