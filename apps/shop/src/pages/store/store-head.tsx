import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { formatCount, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { MapPin } from 'lucide-react'
import { FollowButton } from '../../features/favorite/favorite-button.tsx'
import { ScoreTip } from '../../site/goods/score-tip.tsx'
import { StoreServices } from '../../site/goods/store-services.tsx'
import { mapAddress } from '../../site/links/map-address.ts'
import { useName } from '../../site/names.ts'
import { StoreBanner } from './store-banner.tsx'
import { StoreDates } from './store-dates.tsx'

/** The head of a store's page: a banner in its colour with seal and name, its story, its scores, whether it trades. */
export function StoreHead({ store }: { readonly store: StoreInfo }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const name = pick(store.name, store.name_en)
  const about = pick(store.description, store.description_en)
  return (
    <chakra.header
      overflow="hidden"
      bg="bg.surface"
      borderRadius={{ base: 'md', md: 'lg' }}
      mt={{ base: '3', md: '5' }}
    >
      <StoreBanner colour={store.colour} mark={store.seal || store.name}>
        <chakra.span borderRadius="22px" boxShadow="0 0 0 3px rgb(255 255 255 / 90%)" lineHeight="0">
          <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={84} />
        </chakra.span>
        <chakra.div minW="0" flex="1">
          <chakra.h1
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="2.5"
            rowGap="1"
            textStyle={{ base: 'xl', md: '3xl' }}
            fontWeight="bold"
            overflowWrap="anywhere"
          >
            {name}
            {store.is_flagship && (
              <chakra.span
                px="2"
                py="0.5"
                borderRadius="xs"
                borderWidth="1px"
                borderColor="rgb(255 255 255 / 60%)"
                textStyle="xs"
                fontWeight="medium"
              >
                {say('shop_goods.store_flagship')}
              </chakra.span>
            )}
          </chakra.h1>
          <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="4" textStyle="sm" mt="1">
            {store.area_info !== '' && <StorePlace store={store} />}
            <span>{say('shop_goods.store_goods', { count: formatNumber(store.goods_count, locale) })}</span>
            {store.follow_count > 0 && (
              <span>
                {say('shop_goods.store_followers', {
                  count: store.follow_count,
                  shown: formatCount(store.follow_count, locale),
                })}
              </span>
            )}
          </chakra.p>
        </chakra.div>
      </StoreBanner>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="8"
        rowGap="4"
        px={{ base: '4', md: '8' }}
        py={{ base: '4', md: '5' }}
      >
        {about !== '' && (
          <chakra.p flex="1 1 320px" maxW="68ch" textStyle={{ base: 'md', md: 'lg' }}>
            {about}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="8" rowGap="4">
          {store.grade !== null && <StoreServices grade={store.grade} />}
          <Scores store={store} />
          <FollowButton storeId={store.id} />
        </chakra.div>
      </chakra.div>
      <StoreDates store={store} />
    </chakra.header>
  )
}

/** Where a store is; one that named its place is shown on a map of another site. */
function StorePlace({ store }: { readonly store: StoreInfo }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  // Streets are written in Chinese only.
  const area =
    locale === 'en' ? pick(store.area_info, store.area_info_en) : `${store.area_info} ${store.address}`.trim()
  const place = (
    <>
      <Icon of={MapPin} size={16} />
      {area}
    </>
  )
  const map = store.lat === null ? undefined : mapAddress(`${store.lng},${store.lat}`, store.name, 'wgs84')
  if (map === undefined)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1">
        {place}
      </chakra.span>
    )
  return (
    <chakra.a
      href={map}
      target="_blank"
      rel="noreferrer"
      aria-label={say('shop_goods.store_map', { address: area })}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH={{ base: '44px', md: '24px' }}
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {place}
    </chakra.a>
  )
}

/** The score of a store, the three that it is made of, and how; none before its first comment. */
function Scores({ store }: { readonly store: StoreInfo }) {
  const say = useText('shop_goods')
  const { rate } = store
  if (rate.count === 0) return null
  const scores = [
    { name: say('shop_goods.store_score'), value: store.score },
    { name: say('shop_goods.store_rate_agree'), value: rate.agree },
    { name: say('shop_goods.store_rate_service'), value: rate.service },
    { name: say('shop_goods.store_rate_speed'), value: rate.speed },
  ]
  return (
    <div>
      <chakra.dl
        display="flex"
        flexWrap="wrap"
        columnGap={{ base: '4', md: '6' }}
        rowGap="2"
        aria-label={say('shop_goods.store_rates')}
      >
        {scores.map(({ name, value }) => (
          <div key={name}>
            <chakra.dt textStyle="xs" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd textStyle="2xl" fontWeight="bold" data-tabular>
              {(value / 10).toFixed(1)}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      <ScoreTip of="store" lateness={store.lateness} />
    </div>
  )
}
