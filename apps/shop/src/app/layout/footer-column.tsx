import { chakra } from '@chakra-ui/react/styled-system'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import type { ReactNode } from 'react'

/** A column of links in the footer. */
export function FooterColumn({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.h2 textStyle="sm" fontWeight="semibold" mb="2.5">
        {title}
      </chakra.h2>
      <chakra.ul display="flex" flexDirection="column" gap="1" textStyle="sm" color="fg.muted">
        {children}
      </chakra.ul>
    </chakra.div>
  )
}

/** One link of a column. */
export function FooterEntry({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <UiLink href={href} display="inline-block" py="1" _hover={{ color: 'accent.fg' }}>
        {children}
      </UiLink>
    </li>
  )
}
