import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'

/** Skeleton of an order: progress, goods and history, in the same geometry. */
export function OrderSkeleton() {
  return (
    <chakra.div mt={{ base: '3', md: '4' }}>
      <Skeletons>
        <chakra.div display="flex" flexDirection="column" gap={{ base: '3', md: '4' }}>
          <Skeleton h="172px" borderRadius="md" />
          <Skeleton h="280px" borderRadius="md" />
          <Skeleton h="220px" borderRadius="md" />
        </chakra.div>
      </Skeletons>
    </chakra.div>
  )
}
