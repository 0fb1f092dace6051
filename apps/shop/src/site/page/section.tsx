import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Width and gutters of the page's column. */
export const Column = chakra('div', {
  base: { w: 'full', maxW: 'content', mx: 'auto', px: { base: '3', md: '6' } },
})

export interface SectionProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  /** Content at the end of the title line: a link to all, a button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a page: title, subtitle, link to all, content. */
export function Section({ title, hint, aside, children }: SectionProps) {
  return (
    <chakra.section mt={{ base: '8', md: '12' }}>
      <chakra.div display="flex" alignItems="baseline" gap="3" mb={{ base: '3', md: '4' }}>
        <chakra.h2 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" letterSpacing="tight" whiteSpace="nowrap">
          {title}
        </chakra.h2>
        {hint && (
          <chakra.p textStyle="sm" color="fg.muted" truncate minW="0" hideBelow="sm">
            {hint}
          </chakra.p>
        )}
        {aside && (
          <chakra.div ms="auto" flexShrink="0" textStyle="sm">
            {aside}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  )
}
