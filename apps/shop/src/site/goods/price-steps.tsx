import { chakra } from '@chakra-ui/react/styled-system'
import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useName } from '../names.ts'

export interface PriceStepsProps {
  /** Offers that applied, with what each saved in fen; renders nothing without offers. */
  readonly steps: readonly PriceStep[]
}

/**
 * The reasons of a price: each offer by its name with what it saved, the same on product page, cart, confirmation and
 * order.
 */
export function PriceSteps({ steps }: PriceStepsProps) {
  const pick = useName()
  if (steps.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5" textStyle="xs" color="accent.fg">
      {steps.map(step => (
        <chakra.li
          key={`${step.phase} ${step.kind} ${step.name}`}
          display="inline-flex"
          gap="1"
          px="1.5"
          borderRadius="xs"
          bg="accent.subtle"
        >
          {pick(step.name, step.name_en)}
          <Price fen={-step.amount} plain />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** Offers that the sum counts as discounts; prices and freight already include the others. */
export const discountsOf = (steps: readonly PriceStep[]): readonly PriceStep[] =>
  steps.filter(({ phase }) => phase !== 'unit' && phase !== 'freight')
