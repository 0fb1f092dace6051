import { chakra } from '@chakra-ui/react/styled-system'

/** A bar at the bottom of the window, above the page that scrolls under it. */
export const FootBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '5' },
    py: '3',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderRadius: { md: 'md' },
    boxShadow: '0 -6px 16px -12px rgb(0 0 0 / .35)',
  },
})
