import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { formatCount, formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { MapPin, Moon } from 'lucide-react'
import { FollowButton } from '../../features/favorite/favorite-button.tsx'
import { useName } from '../../site/names.ts'

/** The head of a store's page: seal, name, description, ratings, whether it trades. */
export function StoreHead({ store }: { readonly store: StoreInfo }) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const name = pick(store.name, store.name_en)
  const about = pick(store.description, store.description_en)
  const rates = [
    { name: say('shop_goods.store_rate_agree'), value: store.rate.agree },
    { name: say('shop_goods.store_rate_service'), value: store.rate.service },
    { name: say('shop_goods.store_rate_speed'), value: store.rate.speed },
  ]
  return (
    <chakra.header
      position="relative"
      overflow="hidden"
      bg="bg.surface"
      borderRadius={{ base: 'md', md: 'lg' }}
      mt={{ base: '3', md: '5' }}
      _before={{
        content: '""',
        position: 'absolute',
        insetX: '0',
        top: '0',
        h: { base: '56px', md: '84px' },
        bg: store.colour === '' ? 'accent.solid' : store.colour,
        opacity: '0.14',
      }}
    >
      <chakra.div
        position="relative"
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        columnGap="5"
        rowGap="4"
        px={{ base: '4', md: '8' }}
        pt={{ base: '6', md: '10' }}
        pb={{ base: '4', md: '6' }}
      >
        <StoreSeal name={store.seal || name} {...(store.colour === '' ? {} : { color: store.colour })} size={84} />
        <chakra.div minW="0" flex="1 1 260px">
          <chakra.h1
            display="flex"
            alignItems="center"
            gap="2.5"
            textStyle={{ base: 'xl', md: '2xl' }}
            fontWeight="bold"
          >
            {name}
            {store.is_flagship && <Tag tone="accent">{say('shop_goods.store_flagship')}</Tag>}
          </chakra.h1>
          <chakra.p display="flex" flexWrap="wrap" columnGap="4" textStyle="sm" color="fg.muted" mt="1">
            {store.area_info !== '' && (
              <chakra.span display="inline-flex" alignItems="center" gap="1">
                <Icon of={MapPin} size={16} />
                {store.area_info}
              </chakra.span>
            )}
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
        {store.rate.count > 0 && (
          <chakra.dl display="flex" gap="6" aria-label={say('shop_goods.store_rates')}>
            {rates.map(rate => (
              <div key={rate.name}>
                <chakra.dt textStyle="xs" color="fg.muted">
                  {rate.name}
                </chakra.dt>
                <chakra.dd textStyle="2xl" fontWeight="bold" data-tabular>
                  {(rate.value / 10).toFixed(1)}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        )}
        <FollowButton storeId={store.id} />
        {about !== '' && (
          <chakra.p w="full" textStyle="md" color="fg.muted">
            {about}
          </chakra.p>
        )}
      </chakra.div>
      {store.status !== 'open' && (
        <chakra.div
          role="status"
          position="relative"
          display="flex"
          alignItems="center"
          gap="2"
          px={{ base: '4', md: '8' }}
          py="3"
          bg="status.warning.subtle"
          color="status.warning.fg"
          textStyle="md"
          fontWeight="medium"
        >
          <Icon of={Moon} size={16} />
          {say(store.status === 'holiday' ? 'shop_goods.store_holiday' : 'shop_goods.store_closed')}
          {store.status_reason !== '' && <chakra.span fontWeight="normal">{store.status_reason}</chakra.span>}
        </chakra.div>
      )}
    </chakra.header>
  )
}
