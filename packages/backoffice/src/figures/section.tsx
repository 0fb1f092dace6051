import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A titled part of a figures page. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.section p="4" bg="bg.surface" borderRadius="md" minW="0">
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}

/** Parts of a figures page one below the other, or side by side where there is room. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
export const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, gap: '4' },
})
