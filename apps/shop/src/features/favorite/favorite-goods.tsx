import { chakra } from '@chakra-ui/react/styled-system'
import type { FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { GoodsCard } from '@shiji/ui/shop/goods-card/goods-card.tsx'
import type { ReactNode } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { goodsPath, searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

export interface FavoriteCardProps {
  readonly row: FavoriteRow
  /** Box or heart in the corner. */
  readonly corner: ReactNode
}

/** Favourite goods: the usual card, marked if they became cheaper since they were added; greyed if their page no longer exists. */
export function FavoriteGoods({ row, corner }: FavoriteCardProps) {
  const say = useText('shop_favorites')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const { price, price_when_kept: before, state, store } = row
  if (price === null || (state !== 'on_sale' && state !== 'sold_out')) return <GoneGoods row={row} corner={corner} />
  const saved = (before ?? price) - price
  return (
    <GoodsCard
      goods={{
        id: row.out_id,
        title: pick(row.name, row.name_en),
        pictures: row.image === '' ? [] : [fileUrl(row.image, 400)],
        price,
        ...(saved > 0
          ? {
              listPrice: before ?? price,
              tags: [say('shop_favorites.cheaper', { amount: formatMoney(saved, locale) })],
            }
          : {}),
        sold: row.sales,
        store: pick(store.name, store.name_en),
        soldOut: state === 'sold_out',
      }}
      href={goodsPath(row.out_id)}
      corner={corner}
    />
  )
}

/** Goods that can no longer be opened: why, and a link to others of their class. */
function GoneGoods({ row, corner }: FavoriteCardProps) {
  const say = useText('shop_favorites')
  const pick = useName()
  const fileUrl = useFileUrl()
  const name = pick(row.name, row.name_en)
  return (
    <chakra.article
      position="relative"
      display="flex"
      flexDirection="column"
      h="full"
      bg="bg.surface"
      borderRadius="md"
      color="fg.muted"
    >
      <chakra.span display="block" filter="grayscale(1)" opacity="0.6">
        <Plate src={row.image === '' ? undefined : fileUrl(row.image, 400)} alt="" seed={row.out_id} />
      </chakra.span>
      <chakra.span position="absolute" insetStart="2" top="2">
        <Tag tone="neutral">{say(`shop_favorites.state.${row.state === 'on_sale' ? 'off_shelf' : row.state}`)}</Tag>
      </chakra.span>
      <chakra.div position="absolute" insetEnd="2" top="2">
        {corner}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" flex="1" gap="1.5" p="3" pt="2.5">
        <chakra.h3 textStyle="md" fontWeight="medium" lineClamp="2" minH="44px">
          {name}
        </chakra.h3>
        {row.class_id !== null && (
          <UiLink
            href={searchPath({ class_id: row.class_id })}
            aria-label={say('shop_favorites.similar_name', { name })}
            alignSelf="flex-start"
            py="1"
            textStyle="sm"
            color="accent.fg"
            fontWeight="medium"
          >
            {say('shop_favorites.similar')}
          </UiLink>
        )}
        <chakra.span mt="auto" textStyle="xs" fontWeight="medium" truncate>
          {pick(row.store.name, row.store.name_en)}
        </chakra.span>
      </chakra.div>
    </chakra.article>
  )
}
