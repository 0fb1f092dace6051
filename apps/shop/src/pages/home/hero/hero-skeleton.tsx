import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { HeroGrid } from './hero-grid.tsx'

/** Skeleton of the stage, in the same geometry. */
export function HeroSkeleton() {
  return (
    <Skeletons>
      <HeroGrid>
        <Skeleton gridColumn="1 / -1" h="full" borderRadius={{ base: 'lg', md: 'xl' }} />
        {[1, 2, 3].map(place => (
          <chakra.div key={place} pb={{ base: '2', md: '0' }}>
            <Skeleton h={{ base: 'auto', md: 'full' }} aspectRatio={{ base: '1', md: 'auto' }} borderRadius="md" />
            <Skeleton hideFrom="md" h="12px" mt="9px" mx="2" />
            <Skeleton hideFrom="md" h="20px" w="1/2" mt="5px" mx="2" />
          </chakra.div>
        ))}
      </HeroGrid>
    </Skeletons>
  )
}
