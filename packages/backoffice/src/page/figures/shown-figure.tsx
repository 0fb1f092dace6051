import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { exactFigure, type FigureUnit, shortFigure } from './short-figure.ts'
import { tipLook } from './tip-look.ts'

export interface ShownFigureProps {
  /** Amounts are fen. */
  readonly value: number
  /** @default 'count' */
  readonly unit?: FigureUnit
  /** Definition; announced before the figure. */
  readonly label: string
  /** Page with the rows behind it, with its query; undefined if this person may not see them. */
  readonly href?: string | undefined
}

/** A figure with a link to its rows; a short one shows its exact value on focus and hover (ux 79, 81). */
export function ShownFigure({ value, unit = 'count', label, href }: ShownFigureProps) {
  const locale = useLocale()
  const short = shortFigure(value, unit, locale)
  const exact = exactFigure(value, unit, locale)
  // The visible text is part of the accessible name, so that voice control works.
  const spoken =
    short === exact
      ? { 'aria-label': `${label} ${exact}` }
      : { 'aria-label': `${label} ${short} ${exact}`, 'data-tip': exact }
  if (href !== undefined) {
    return (
      <UiLink href={href} {...spoken} css={linkLook} data-tabular>
        {short}
      </UiLink>
    )
  }
  if (short === exact) return <span data-tabular>{short}</span>
  return (
    <Stop type="button" {...spoken} data-tabular>
      {short}
    </Stop>
  )
}

const linkLook = {
  ...tipLook,
  textDecoration: 'underline dotted',
  textDecorationColor: 'border.control',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  _hover: { textDecorationStyle: 'solid', textDecorationColor: 'currentColor' },
} as const

// Only links are Tab stops; on touch screens a tap shows the exact value.
const Stop = chakra('button', { base: { ...tipLook, borderRadius: 'xs', cursor: 'help', font: 'inherit' } })
