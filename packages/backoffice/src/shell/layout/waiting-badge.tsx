import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'

const MOST_SHOWN = 99

export interface WaitingBadgeProps {
  /** Number of waiting entries; 0 renders nothing. */
  readonly count: number
  /** Only a dot, if there is no room for a number; the number is still announced. @default false */
  readonly dot?: boolean
}

/** Number of waiting entries of a menu page; the exact number is announced. */
export function WaitingBadge({ count, dot = false }: WaitingBadgeProps) {
  const say = useText('backoffice')
  if (count === 0) return null
  return (
    <>
      {dot ? <WaitingDot /> : <Pill aria-hidden>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</Pill>}
      <chakra.span srOnly> {say('backoffice.waiting', { count })}</chakra.span>
    </>
  )
}

/** The dot at the corner of an icon; its meaning is in the accessible name of the button. */
export const WaitingDot = () => <Dot aria-hidden data-waiting />

const Pill = chakra('span', {
  base: {
    flexShrink: '0',
    ms: 'auto',
    minW: '20px',
    px: '1.5',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'xs',
    fontWeight: 'semibold',
    lineHeight: '20px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Dot = chakra('span', {
  base: { flexShrink: '0', w: '8px', h: '8px', borderRadius: 'full', bg: 'accent.solid' },
})
