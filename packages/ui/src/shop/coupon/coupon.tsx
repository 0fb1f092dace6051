import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { Price } from '../price/price.tsx'
import { discountWord, shortMoney } from './discount-word.ts'

/** Discount of a coupon. */
export type CouponWorth =
  | { readonly kind: 'amount'; readonly fen: number }
  /** Discount in basis points of the price: 1500 is 15 % off. */
  | { readonly kind: 'percent'; readonly bp: number; readonly capFen?: number }

export interface CouponProps {
  /** A fixed amount or a percentage. */
  readonly worth: CouponWorth
  /** Minimum amount in fen; 0 for none. */
  readonly thresholdFen: number
  /** Name of the coupon. */
  readonly title: string
  /** Scope: all goods, a class, some goods. */
  readonly range?: ReactNode
  /** Expiry, as text. */
  readonly until?: ReactNode
  /** Used, expired or fully claimed: drawn in grey; a text says which. @default false */
  readonly spent?: boolean
  /** Claimed share, 0 to 1. */
  readonly taken?: number
  /** Button or status at the end. */
  readonly children?: ReactNode
}

/** A coupon: value, threshold and scope, with the diagonal tear edge of coupons. */
export function Coupon({ worth, thresholdFen, title, range, until, spent = false, taken, children }: CouponProps) {
  const say = useText('ui')
  const locale = useLocale()
  const threshold =
    thresholdFen > 0
      ? say('ui.coupon_from', { amount: shortMoney(thresholdFen, locale) })
      : say('ui.coupon_no_threshold')
  return (
    <chakra.article
      aria-label={title}
      display="flex"
      minH="96px"
      maxW="420px"
      borderRadius="md"
      overflow="hidden"
      bg="bg.surface"
      borderWidth="1px"
    >
      <chakra.div
        flexShrink="0"
        w="132px"
        ps="3"
        pe="5"
        py="3"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        gap="0.5"
        bg={spent ? 'bg.sunken' : 'accent.subtle'}
        color={spent ? 'fg.muted' : 'accent.fg'}
        // The tear: a slanted edge, not the usual perforation.
        clipPath="polygon(0 0, 100% 0, calc(100% - 14px) 100%, 0 100%)"
      >
        {worth.kind === 'amount' ? (
          <Price fen={worth.fen} size="md" plain />
        ) : (
          <chakra.span textStyle="2xl" fontWeight="bold" data-tabular>
            {say('ui.coupon_percent', { off: discountWord(worth.bp, locale) })}
          </chakra.span>
        )}
        <chakra.span textStyle="xs">{threshold}</chakra.span>
      </chakra.div>
      <chakra.div flex="1" minW="0" p="3" display="flex" gap="3" alignItems="center">
        <chakra.div flex="1" minW="0" display="grid" gap="0.5">
          <chakra.p textStyle="md" fontWeight="semibold" color={spent ? 'fg.muted' : 'fg'} overflowWrap="anywhere">
            {title}
          </chakra.p>
          {range && (
            <chakra.p textStyle="xs" color="fg.muted">
              {range}
            </chakra.p>
          )}
          {worth.kind === 'percent' && worth.capFen !== undefined && (
            <chakra.p textStyle="xs" color="fg.muted">
              {say('ui.coupon_cap', { amount: shortMoney(worth.capFen, locale) })}
            </chakra.p>
          )}
          {until && (
            <chakra.p textStyle="xs" color="fg.muted" data-tabular>
              {until}
            </chakra.p>
          )}
          {taken !== undefined && !spent && (
            <chakra.div display="flex" alignItems="center" gap="2" textStyle="2xs" color="fg.muted">
              <chakra.progress
                aria-label={say('ui.coupon_taken', { percent: Math.round(taken * 100) })}
                value={taken}
                max={1}
                w="72px"
                h="4px"
                css={{ accentColor: '{colors.accent.solid}' }}
              />
              <span aria-hidden>{say('ui.coupon_taken', { percent: Math.round(taken * 100) })}</span>
            </chakra.div>
          )}
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.article>
  )
}
