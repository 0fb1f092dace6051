import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { MoreLink } from '../../site/links/more-link.tsx'
import { searchPath } from '../../site/links/paths.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { ClassRail } from './class-rail.tsx'
import { ClassSection } from './class-section.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** All goods by class (spec §2 /goods): a rail of the top classes beside all of them with their pictures. */
export function Component() {
  const say = useText('shop')
  const { data: site, isError, error: failure, refetch } = useCommonQuery()
  useHead({ title: say('shop.all_classes') })
  const classes = site?.classes ?? []
  const current = useCurrentSection(classes.map(top => top.id))
  return (
    <Column pt={{ base: '3', md: '6' }} px={{ base: '0', md: '6' }}>
      <chakra.div display="flex" alignItems="baseline" gap="3" mb={{ base: '3', md: '4' }} px={{ base: '3', md: '0' }}>
        <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold">
          {say('shop.all_classes')}
        </chakra.h1>
        <chakra.p textStyle="sm" color="fg.muted" hideBelow="sm">
          {say('shop.classes_hint')}
        </chakra.p>
        <chakra.div ms="auto">
          <MoreLink href={searchPath()}>{say('shop.see_all')}</MoreLink>
        </chakra.div>
      </chakra.div>
      {isError && !site ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '92px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }}
          columnGap={{ base: '2', md: '6' }}
          alignItems="start"
        >
          {site === undefined ? (
            <ClassesSkeleton />
          ) : (
            <>
              <ClassRail classes={classes} current={current} />
              <chakra.div
                display="flex"
                flexDirection="column"
                gap={{ base: '2', md: '4' }}
                pe={{ base: '2', md: '0' }}
              >
                {classes.map(top => (
                  <ClassSection key={top.id} top={top} />
                ))}
              </chakra.div>
            </>
          )}
        </chakra.div>
      )}
    </Column>
  )
}

function ClassesSkeleton() {
  return (
    <>
      <Skeletons>
        <Skeleton h="400px" borderRadius="md" />
      </Skeletons>
      <chakra.div aria-hidden display="flex" flexDirection="column" gap="4">
        {[1, 2, 3].map(place => (
          <Skeleton key={place} h="360px" borderRadius="md" />
        ))}
      </chakra.div>
    </>
  )
}
