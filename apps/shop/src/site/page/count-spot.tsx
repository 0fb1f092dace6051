import { chakra } from '@chakra-ui/react/styled-system'

/** A number at the corner of a sign; its holder is positioned. */
export const CountSpot = chakra('span', {
  base: {
    position: 'absolute',
    minW: '18px',
    h: '18px',
    px: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: '2xs',
    lineHeight: '18px',
    fontWeight: 'semibold',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})
