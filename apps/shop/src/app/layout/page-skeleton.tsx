import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'

/** Placeholder while the page code loads; tall enough to keep the footer out of sight, and with a heading like a page. */
export function PageSkeleton() {
  const say = useText('common')
  return (
    <chakra.div maxW="content" mx="auto" px={{ base: '3', md: '6' }} py="6" minH="100dvh">
      <chakra.h1 srOnly>{say('common.loading')}</chakra.h1>
      <Skeletons>
        <Skeleton h={{ base: '200px', md: '400px' }} borderRadius="xl" />
        <Skeleton h="28px" w="1/3" mt="8" />
        <Skeleton h={{ base: '240px', md: '300px' }} borderRadius="md" mt="4" />
      </Skeletons>
    </chakra.div>
  )
}
