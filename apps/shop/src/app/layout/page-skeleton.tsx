import { chakra } from '@chakra-ui/react/styled-system'
import { GoodsCardSkeleton, Skeleton, Skeletons } from '@shiji/ui/skeleton/skeleton.tsx'

/** Stands for a page whose code is on its way; tall enough to keep the footer out of sight. */
export function PageSkeleton() {
  return (
    <chakra.div maxW="content" mx="auto" px={{ base: '3', md: '6' }} py="6" minH="100dvh">
      <Skeletons>
        <Skeleton h={{ base: '200px', md: '400px' }} borderRadius="xl" />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
          gap={{ base: '2', md: '4' }}
          mt="8"
        >
          {[1, 2, 3, 4, 5].map(place => (
            <GoodsCardSkeleton key={place} />
          ))}
        </chakra.div>
      </Skeletons>
    </chakra.div>
  )
}
