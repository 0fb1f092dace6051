import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface PanelProps {
  readonly title: string
  /** Beside the title: a link to all. */
  readonly aside?: ReactNode
  /** Below the title: chips. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** A part of the home page on its own surface, as high as its neighbour. */
export function Panel({ title, aside, below, children }: PanelProps) {
  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      minW="0"
      p={{ base: '3', md: '5' }}
      bg="bg.surface"
      borderRadius={{ base: 'md', md: 'lg' }}
    >
      <chakra.div display="flex" alignItems="baseline" gap="3">
        <chakra.h2 textStyle={{ base: 'lg', md: 'xl' }} fontWeight="bold" letterSpacing="tight" minW="0">
          {title}
        </chakra.h2>
        {aside && (
          <chakra.div ms="auto" flexShrink="0" textStyle="sm">
            {aside}
          </chakra.div>
        )}
      </chakra.div>
      {below}
      <chakra.div mt={{ base: '3', md: '4' }} flex="1" minH="0">
        {children}
      </chakra.div>
    </chakra.section>
  )
}

/** Panels side by side on wide screens, one below the other on narrow ones. */
export const Panels = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    mt: { base: '4', md: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
})
