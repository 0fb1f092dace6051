import { chakra } from '@chakra-ui/react/styled-system'

/** An option of a cascade. */
export const CascadeItem = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    w: 'full',
    minH: '36px',
    px: '3',
    textStyle: 'md',
    textAlign: 'start',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'neutral.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
})
