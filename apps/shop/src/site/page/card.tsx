import { chakra } from '@chakra-ui/react/styled-system'

/** A sheet of content on the canvas. */
export const Card = chakra('section', {
  base: { bg: 'bg.surface', borderRadius: 'md', p: { base: '4', md: '6' } },
})
