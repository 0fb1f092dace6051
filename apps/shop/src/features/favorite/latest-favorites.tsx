import { chakra } from '@chakra-ui/react/styled-system'
import { useFavoritesQuery } from '@shiji/api/catalog/favorite.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { MoreLink } from '../../site/links/more-link.tsx'
import { goodsPath, PATHS } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Card } from '../../site/page/card.tsx'

const SHOWN = 6
/** A few more are requested, since those whose page is gone are not shown. */
const ASKED = 10

/** The latest favourite goods, for the overview; nothing if there are none. */
export function LatestFavorites() {
  const say = useText('shop_account', 'shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { data } = useFavoritesQuery({ is_type: 0, per_page: ASKED })
  const rows = (data?.data ?? []).filter(row => row.state === 'on_sale' || row.state === 'sold_out').slice(0, SHOWN)
  if (rows.length === 0) return null
  return (
    <Card>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" mb="3">
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {say('shop_account.overview_favorites')}
        </chakra.h2>
        <MoreLink href={PATHS.favorites} of={say('shop_account.overview_favorites')}>
          {say('shop.see_all')}
        </MoreLink>
      </chakra.div>
      <chakra.ul
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: `repeat(${SHOWN}, minmax(0, 1fr))` }}
      >
        {rows.map(row => (
          <li key={row.id}>
            <UiLink href={goodsPath(row.out_id)} display="block" _hover={{ color: 'accent.fg' }}>
              <Plate
                src={row.image === '' ? undefined : fileUrl(row.image, 160)}
                alt=""
                seed={row.out_id}
                radius="sm"
              />
              <chakra.span display="block" textStyle="xs" mt="1.5" truncate>
                {pick(row.name, row.name_en)}
              </chakra.span>
              {row.price !== null && <Price fen={row.price} />}
            </UiLink>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}
