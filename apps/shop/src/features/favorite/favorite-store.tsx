import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import type { FavoriteCardProps } from './favorite-goods.tsx'

/** A followed store: one link over the whole card; greyed and labelled while it does not trade. */
export function FavoriteStore({ row: { store, state }, corner }: FavoriteCardProps) {
  const say = useText('shop_favorites')
  const pick = useName()
  const locale = useLocale()
  const name = pick(store.name, store.name_en)
  const trades = state === 'on_sale'
  return (
    <chakra.article
      position="relative"
      display="flex"
      alignItems="center"
      gap="4"
      h="full"
      p="4"
      bg="bg.surface"
      borderRadius="md"
      color={trades ? undefined : 'fg.muted'}
      transition="box-shadow 140ms"
      _hover={{ boxShadow: 'hover' }}
    >
      <chakra.span display="inline-flex" {...(trades ? {} : { filter: 'grayscale(1)', opacity: '0.6' })}>
        <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={56} />
      </chakra.span>
      <chakra.div minW="0" flex="1">
        <chakra.h3 textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
          <UiLink
            href={storePath(store.id)}
            _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'md' }}
          >
            {name}
          </UiLink>
        </chakra.h3>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          mt="1"
          textStyle="xs"
          color="fg.muted"
        >
          {trades ? (
            store.score > 0 && <Rating value={store.score / 10} size={14} />
          ) : (
            <Tag tone="neutral">{say(`shop_favorites.state.${state}`)}</Tag>
          )}
          <span>
            {say('shop_favorites.followers', {
              count: store.follow_count,
              shown: formatCount(store.follow_count, locale),
            })}
          </span>
        </chakra.div>
      </chakra.div>
      <chakra.div position="relative" zIndex="1">
        {corner}
      </chakra.div>
    </chakra.article>
  )
}
