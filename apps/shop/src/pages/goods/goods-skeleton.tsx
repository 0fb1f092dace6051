import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons, SkeletonText } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { Column } from '../../site/page/section.tsx'

/** Skeleton of the first view of a product, in the same geometry. */
export function GoodsSkeleton() {
  const say = useText('common')
  return (
    <Column pt={{ base: '0', md: '5' }} minH="100dvh">
      <chakra.h1 srOnly>{say('common.loading')}</chakra.h1>
      <Skeletons>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
          gap={{ base: '4', md: '8' }}
          mt={{ md: '34px' }}
        >
          <chakra.div mx={{ base: '-3', md: '0' }}>
            <Skeleton h="auto" aspectRatio="1" borderRadius={{ base: '0', md: 'md' }} />
          </chakra.div>
          <chakra.div display="flex" flexDirection="column" gap="5">
            <SkeletonText lines={2} />
            <Skeleton h="72px" borderRadius="md" />
            <Skeleton h="96px" />
            <Skeleton h="48px" w="2/3" />
          </chakra.div>
        </chakra.div>
      </Skeletons>
    </Column>
  )
}
