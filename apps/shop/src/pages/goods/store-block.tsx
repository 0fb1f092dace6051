import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreCard } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

/** The store of these goods, with a link to it. */
export function StoreBlock({ store }: { readonly store: StoreCard }) {
  const say = useText('shop_goods')
  const pick = useName()
  const name = pick(store.name, store.name_en)
  return (
    <chakra.section
      aria-label={say('shop_goods.store')}
      display="flex"
      alignItems="center"
      gap="3"
      p="4"
      bg="bg.surface"
      borderRadius="md"
      borderWidth={{ md: '1px' }}
      borderColor="border"
    >
      <StoreSeal name={store.seal || name} {...(store.colour === '' ? {} : { color: store.colour })} size={48} />
      <chakra.div minW="0" flex="1">
        <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold" textStyle="md">
          <chakra.span truncate>{name}</chakra.span>
          {store.is_flagship && (
            <Tag tone="accent" flexShrink="0" whiteSpace="nowrap">
              {say('shop_goods.store_flagship')}
            </Tag>
          )}
        </chakra.p>
        <chakra.div display="flex" gap="3" textStyle="xs" color="fg.muted" alignItems="center">
          {store.score > 0 && <Rating value={store.score / 10} size={14} />}
          <chakra.span truncate>{store.area_info}</chakra.span>
        </chakra.div>
      </chakra.div>
      <LinkButton href={storePath(store.id)} flexShrink="0">
        {say('shop_goods.store_enter')}
      </LinkButton>
    </chakra.section>
  )
}
