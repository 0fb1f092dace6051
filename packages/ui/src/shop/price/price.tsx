import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney, moneyParts } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

const sizes = { sm: 'lg', md: '2xl', lg: '3xl' } as const

/** The sign in proportion to the digits, and never too small to read. */
const SIGN = 'max(0.6em, 11px)'

export interface PriceProps {
  /** Amount in fen. */
  readonly fen: number
  /** Card, cart line, product page. @default 'sm' */
  readonly size?: keyof typeof sizes
  /** A former or list price: struck through and labelled as such. @default false */
  readonly struck?: boolean
  /** The lowest of several prices. @default false */
  readonly from?: boolean
  /** Colour of the surrounding text instead of price red, for sums in tables. @default false */
  readonly plain?: boolean
}

/**
 * An amount in the style of a price: small sign, large yuan, small fen. Screen readers get it as one label, with a text
 * for a struck-through price. Throws RangeError if it is not a whole number of fen.
 */
export function Price({ fen, size = 'sm', struck = false, from = false, plain = false }: PriceProps) {
  const say = useText('ui')
  const locale = useLocale()
  const spoken = formatMoney(fen, locale)
  if (struck) {
    return (
      <chakra.span textStyle={size === 'lg' ? 'md' : 'xs'} color="fg.muted" whiteSpace="nowrap" data-tabular>
        <chakra.s aria-hidden>{spoken}</chakra.s>
        <chakra.span srOnly>{say('ui.price_struck', { price: spoken })}</chakra.span>
      </chakra.span>
    )
  }
  const { sign, symbol, integer, fraction } = moneyParts(fen, locale)
  const [before = '', after = ''] = from ? say('ui.price_from', { price: '|' }).split('|') : []
  return (
    <chakra.span
      textStyle={sizes[size]}
      color={plain ? 'inherit' : 'price'}
      fontWeight={plain ? 'semibold' : 'bold'}
      letterSpacing="tight"
      whiteSpace="nowrap"
      data-tabular
    >
      <chakra.span srOnly>{from ? say('ui.price_from', { price: spoken }) : spoken}</chakra.span>
      <span aria-hidden>
        <SmallWord text={before} />
        {sign && '−'}
        <chakra.span fontSize={SIGN} me="0.08em" fontWeight="semibold">
          {symbol}
        </chakra.span>
        {integer}
        <chakra.span fontSize="max(0.65em, 11px)">.{fraction}</chakra.span>
        <SmallWord text={after} />
      </span>
    </chakra.span>
  )
}

/** "From" before an amount, 起 after it: each language has its own place for the word. */
function SmallWord({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <chakra.span fontSize={SIGN} fontWeight="medium" whiteSpace="pre" color="fg.muted">
      {text}
    </chakra.span>
  )
}
