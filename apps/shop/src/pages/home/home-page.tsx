import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery, useHomeQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useAfterPaint } from '@shiji/ui/common/lazy/use-after-paint.ts'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Suspense } from 'react'
import { ClassMenu } from '../../features/class-menu/class-menu.tsx'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { useWide } from '../../site/use-wide.ts'
import { ClassIcons } from './class-icons.tsx'
import { Hero } from './hero/hero.tsx'
import { HeroSkeleton } from './hero/hero-skeleton.tsx'
import { NoticePlace } from './notice-place.tsx'
import { WelcomeCard } from './welcome-card.tsx'

const BelowFold = lazyPart(() => import('./below/below-fold.tsx').then(part => part.BelowFold))

/** The home page (spec §2 `/` and `/home`): stage and notice in the first view, everything else right after it. */
export function Component() {
  const say = useText('shop')
  const locale = useLocale()
  const { data: site } = useCommonQuery()
  const { data, isError, error: failure, isFetching, refetch } = useHomeQuery()
  const below = useAfterPaint(data !== undefined)
  useHead({
    // The operator's title is Chinese alone.
    title: (locale === 'en' ? '' : site?.common.index_name) || say('shop.home_title'),
    whole: true,
    description: locale === 'en' ? undefined : site?.common.description,
  })
  const classes = site?.classes ?? []
  const hasMenu = useWide('lg')
  const hasWelcome = useWide('xl')
  return (
    <Column pt={{ base: '3', md: '5' }}>
      <chakra.h1 srOnly>{say('shop.home_title')}</chakra.h1>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)', xl: '220px minmax(0, 1fr) 252px' }}
        gap="3"
      >
        {hasMenu && (
          <chakra.div bg="bg.surface" borderRadius="lg" h="420px">
            {classes.length > 0 && <ClassMenu classes={classes} panelWidth="min(720px, 60vw)" />}
          </chakra.div>
        )}
        {data ? (
          <Hero banners={data.banners} goods={data.lead} />
        ) : isError ? (
          <LoadFailed failure={failure} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <HeroSkeleton />
        )}
        {hasWelcome && <WelcomeCard />}
        {!hasMenu && <ClassIcons classes={site?.classes} />}
      </chakra.div>
      {!isError && <NoticePlace notices={data?.notices} />}
      {data && isEmpty(data) && <EmptyState title={say('shop.home_empty')} hint={say('shop.home_empty_hint')} />}
      {data && below ? (
        <Suspense fallback={<BelowSkeleton />}>
          <BelowFold data={data} />
        </Suspense>
      ) : (
        !isError && <BelowSkeleton />
      )}
    </Column>
  )
}

/** Keeps the footer below what will be there, so that nothing on screen moves. */
const BelowSkeleton = () => (
  <Skeletons>
    <Skeleton h={{ base: '800px', lg: '440px' }} mt={{ base: '4', md: '6' }} borderRadius="lg" />
    <Skeleton h="480px" mt={{ base: '4', md: '6' }} borderRadius="lg" />
  </Skeletons>
)

const isEmpty = ({ lead, ranking, floors }: HomeData) =>
  lead.length === 0 && ranking === null && floors.every(floor => floor.goods.length === 0)
