import { chakra } from '@chakra-ui/react/styled-system'

/** Layout of the stage: the main item over the whole width, three below it. */
export const HeroGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: { base: '208px auto', md: 'minmax(0, 1fr) 136px' },
    gap: { base: '2', md: '3' },
    h: { md: '420px' },
  },
})
