import { chakra } from '@chakra-ui/react/styled-system'
import type { PayPage } from '@shiji/contract/payment/payment.ts'
import type { PaymentMethod } from '@shiji/contract/statuses.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Radio } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { useId } from 'react'
import { MethodMark } from './method-mark.tsx'

export interface MethodCardsProps {
  readonly page: PayPage
  readonly chosen: PaymentMethod | undefined
  readonly onChoose: (method: PaymentMethod) => void
  readonly disabled: boolean
}

/** Payment methods as cards; unavailable ones show the reason. */
export function MethodCards({ page, chosen, onChoose, disabled }: MethodCardsProps) {
  const say = useText('shop_order', 'status')
  const locale = useLocale()
  const group = useId()
  return (
    <chakra.div
      role="radiogroup"
      aria-label={say('shop_order.pay_method')}
      display="flex"
      flexDirection="column"
      gap="2"
    >
      {page.methods.map(({ name, available }) => {
        const short = name === 'balance' && page.balance < page.amount
        const usable = available && !short
        const note = !available
          ? say('shop_order.pay_unavailable')
          : name === 'balance'
            ? say(short ? 'shop_order.pay_balance_short' : 'shop_order.pay_balance_left', {
                amount: formatMoney(page.balance, locale),
              })
            : ''
        return (
          <chakra.label
            key={name}
            htmlFor={`${group}-${name}`}
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            minH="60px"
            borderRadius="sm"
            borderWidth="1px"
            borderColor={name === chosen ? 'accent.solid' : 'border.control'}
            bg={name === chosen ? 'accent.subtle' : undefined}
            boxShadow={name === chosen ? 'inset 0 0 0 1px {colors.accent.solid}' : undefined}
            cursor={usable ? 'pointer' : 'not-allowed'}
            color={usable ? 'fg' : 'fg.muted'}
          >
            <Radio
              id={`${group}-${name}`}
              name={group}
              checked={name === chosen}
              disabled={disabled || !usable}
              onChange={() => onChoose(name)}
            />
            <MethodMark method={name} />
            <chakra.span fontWeight="medium" textStyle="md">
              {say(`status.payment_method.${name}`)}
            </chakra.span>
            <chakra.span
              ms="auto"
              textStyle="sm"
              color={short ? 'status.danger.fg' : 'fg.muted'}
              textAlign="end"
              data-tabular
            >
              {note}
            </chakra.span>
          </chakra.label>
        )
      })}
    </chakra.div>
  )
}
