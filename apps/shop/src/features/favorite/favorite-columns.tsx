import { chakra } from '@chakra-ui/react/styled-system'
import type { FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import type { ReactNode } from 'react'

export interface FavoriteColumnsProps {
  readonly type: FavoriteType
  readonly children: ReactNode
}

/** As many columns as fit: portrait cards for goods, landscape for stores. */
export function FavoriteColumns({ type, children }: FavoriteColumnsProps) {
  const least = type === 0 ? 'min(176px, 47%)' : 'min(300px, 100%)'
  return (
    <chakra.ul
      display="grid"
      gap={{ base: '2', md: '4' }}
      gridTemplateColumns={`repeat(auto-fill, minmax(${least}, 1fr))`}
    >
      {children}
    </chakra.ul>
  )
}
