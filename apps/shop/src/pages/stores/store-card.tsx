import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreListRow } from '@shiji/contract/store/store.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { formatDistance } from '@shiji/i18n/units/distance.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Rating } from '@shiji/ui/common/rating/rating.tsx'
import { StoreSeal } from '@shiji/ui/common/store-seal/store-seal.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { goodsPath, storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

/** A store of the list: name, place and distance, rating, whether it is on holiday, and its best-selling goods. */
export function StoreCard({ store }: { readonly store: StoreListRow }) {
  const say = useText('shop_store')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const name = pick(store.name, store.name_en)
  const place = pick(store.area_info, store.area_info_en)
  return (
    <chakra.article bg="bg.surface" borderRadius="md" p="4" h="full">
      <chakra.div display="flex" alignItems="center" gap="4">
        <StoreSeal name={store.seal || name} color={store.colour} logo={store.logo} size={56} />
        <chakra.div minW="0" flex="1">
          <chakra.h2 textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
            <UiLink href={storePath(store.id)} _hover={{ color: 'accent.fg' }}>
              {name}
            </UiLink>
          </chakra.h2>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            mt="1"
            textStyle="xs"
            color="fg.muted"
          >
            {store.is_flagship && <Tag tone="success">{say('shop_store.stores_flagship')}</Tag>}
            {store.status === 'holiday' && <Tag tone="warning">{say('shop_store.stores_holiday')}</Tag>}
            <Rating value={store.score / 10} size={14} />
            {store.distance !== null && (
              <chakra.span color="fg" fontWeight="medium">
                {say('shop_store.stores_distance', { distance: formatDistance(store.distance, locale) })}
              </chakra.span>
            )}
            {place !== '' && <span>{place}</span>}
            <span>{say('shop_store.stores_followers', { count: store.follow_count })}</span>
            <span>{say('shop_store.stores_on_sale', { count: store.goods_count })}</span>
          </chakra.div>
        </chakra.div>
      </chakra.div>
      {store.goods.length > 0 && (
        <chakra.ul display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="2" mt="4">
          {store.goods.map(goods => (
            <li key={goods.id}>
              <UiLink href={goodsPath(goods.id)} display="block" _hover={{ color: 'accent.fg' }}>
                <Plate
                  src={goods.image === '' ? undefined : fileUrl(goods.image, 160)}
                  alt={pick(goods.name, goods.name_en)}
                  seed={goods.id}
                />
                <Price fen={goods.price} size="sm" />
              </UiLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.article>
  )
}
