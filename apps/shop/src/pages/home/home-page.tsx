import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery, useHomeQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { HomeData } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { useAfterPaint } from '@shiji/ui/common/lazy/use-after-paint.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { Suspense } from 'react'
import { ClassMenu } from '../../features/class-menu/class-menu.tsx'
import { GoodsGrid, GoodsGridSkeleton } from '../../features/goods/goods-grid.tsx'
import { MoreLink } from '../../site/links/more-link.tsx'
import { PATHS, searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { LoadFailed } from '../../site/page/load-failed.tsx'
import { Column, Section } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { useWide } from '../../site/use-wide.ts'
import { ClassIcons } from './class-icons.tsx'
import { floorStrips } from './floor-strips.ts'
import { Hero, heroGoods } from './hero/hero.tsx'
import { HeroSkeleton } from './hero/hero-skeleton.tsx'
import { NoticePlace } from './notice-place.tsx'
import { SeenRow } from './seen-row.tsx'
import { StoreRow } from './store-row.tsx'
import { WelcomeCard } from './welcome-card.tsx'

const AdvertCards = lazyPart(() => import('./adverts.tsx').then(part => part.AdvertCards), { quiet: true })
const AdvertStrip = lazyPart(() => import('./adverts.tsx').then(part => part.AdvertStrip), { quiet: true })

/** The home page (spec §2 `/` and `/home`): stage, notice, best sellers, adverts, new arrivals, stores, a floor per class. */
export function Component() {
  const say = useText('shop')
  const { data: site } = useCommonQuery()
  const { data, isError, error: failure, isFetching, refetch } = useHomeQuery()
  const below = useAfterPaint(data !== undefined)
  const inHero = heroGoods(data?.banners ?? [])
  useHead({
    title: site?.common.index_name || say('shop.home_title'),
    whole: true,
    description: site?.common.description,
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
          <Hero banners={data.banners} goods={data.hot} />
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
      {(data ? data.hot.length > inHero : !isError) && (
        <Section
          title={say('shop.home_hot')}
          hint={say('shop.home_hot_hint')}
          aside={
            <MoreLink href={PATHS.hot} of={say('shop.home_hot')}>
              {say('shop.see_all')}
            </MoreLink>
          }
        >
          {data ? <GoodsGrid goods={data.hot.slice(inHero, inHero + 6)} eager={6} /> : <GoodsGridSkeleton count={6} />}
        </Section>
      )}
      {data && below && <BelowFold data={data} />}
      {below && <SeenRow />}
    </Column>
  )
}

/** Content below the first screen: rendered after the first view, without delaying it. */
function BelowFold({ data }: { readonly data: HomeData }) {
  const say = useText('shop')
  const pick = useName()
  const floors = data.floors.filter(floor => floor.goods.length > 0)
  const strips = floorStrips(
    floors.map(floor => floor.id),
    data.strips,
  )
  return (
    <>
      {data.cards.length > 0 && (
        <chakra.div mt={{ base: '6', md: '8' }} minH={{ base: '96px', md: '128px' }}>
          <Suspense fallback={null}>
            <AdvertCards adverts={data.cards} />
          </Suspense>
        </chakra.div>
      )}
      {data.newest.length > 0 && (
        <Section
          title={say('shop.home_new')}
          hint={say('shop.home_new_hint')}
          aside={
            <MoreLink href={searchPath({ sort: 'newest' })} of={say('shop.home_new')}>
              {say('shop.see_all')}
            </MoreLink>
          }
        >
          <GoodsGrid goods={data.newest.slice(0, 6)} />
        </Section>
      )}
      {data.stores.length > 0 && (
        <Section title={say('shop.home_stores')} hint={say('shop.home_stores_hint')}>
          <StoreRow stores={data.stores.slice(0, 6)} />
        </Section>
      )}
      {floors.map(floor => {
        const strip = strips.get(floor.id)
        return (
          <Section
            key={floor.id}
            title={pick(floor.name, floor.name_en)}
            aside={
              <MoreLink href={searchPath({ class_id: floor.id })} of={pick(floor.name, floor.name_en)}>
                {say('shop.see_all')}
              </MoreLink>
            }
          >
            {strip && (
              <chakra.div minH={{ base: '80px', md: '112px' }}>
                <Suspense fallback={null}>
                  <AdvertStrip advert={strip} />
                </Suspense>
              </chakra.div>
            )}
            <GoodsGrid goods={floor.goods.slice(0, 6)} />
          </Section>
        )
      })}
    </>
  )
}

const isEmpty = ({ hot, newest, floors }: HomeData) =>
  hot.length === 0 && newest.length === 0 && floors.every(floor => floor.goods.length === 0)
