import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Definition } from '../figures/definition.tsx'

export interface SectionProps {
  readonly title: string
  /** Definition of the figure, in a sentence. */
  readonly definition?: string
  readonly children: ReactNode
}

/** A titled part of a figures page. */
export function Section({ title, definition, children }: SectionProps) {
  return (
    <chakra.section p="4" bg="bg.surface" borderRadius="md" minW="0">
      <chakra.div display="flex" alignItems="center" gap="1" mb="3">
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {title}
        </chakra.h2>
        {definition !== undefined && <Definition of={title}>{definition}</Definition>}
      </chakra.div>
      {children}
    </chakra.section>
  )
}

/** Sections of a figures page, one below the other or side by side if there is room. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, gap: '4' },
})
