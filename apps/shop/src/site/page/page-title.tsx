import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** The page's main heading inside a paragraph, as in the states of packages/ui. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.span role="heading" aria-level={1}>
      {children}
    </chakra.span>
  )
}
