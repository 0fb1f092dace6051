import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import { RankPlace } from '../../site/goods/rank-place.tsx'
import { thingOf } from '../../site/goods/thing.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { MoreLink } from '../../site/links/more-link.tsx'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { Section } from '../../site/page/section.tsx'

const shown = 6

export interface StoreRowProps {
  readonly title: string
  /** What the row shows the first of. */
  readonly search: GoodsSearch
  /** Address of all of it. */
  readonly all: string
  /** Whether the order is a ranking, whose places are shown. @default false */
  readonly ranked?: boolean
}

/** The first goods of a store in one order, in one row; a store with few goods has no such row. */
export function StoreRow({ title, search, all, ranked = false }: StoreRowProps) {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { data, isError } = useSearchGoodsQuery({ ...search, per_page: shown })
  if (isError || (data && data.total < shown)) return null
  return (
    <Section title={title} aside={<MoreLink href={all}>{say('shop.see_all')}</MoreLink>}>
      <chakra.ol
        // Keeps the spoken prices, which have no place in the row, from widening the page.
        position="relative"
        display="grid"
        gridAutoFlow={{ base: 'column', md: 'row' }}
        gridAutoColumns={{ base: '132px', md: 'auto' }}
        gridTemplateColumns={{ md: `repeat(${shown}, minmax(0, 1fr))` }}
        gap={{ base: '2', md: '4' }}
        mx={{ base: '-3', md: '0' }}
        px={{ base: '3', md: '0' }}
        // Placeholders cannot be focused, and what scrolls has to be reachable by keyboard.
        overflowX={{ base: data ? 'auto' : 'hidden', md: 'visible' }}
        scrollbarWidth="none"
      >
        {data === undefined
          ? Array.from({ length: shown }, (_, place) => (
              // Placeholders have no identity but their index.
              <li key={place}>
                <Skeletons>
                  <Skeleton borderRadius="md" css={{ aspectRatio: '3 / 4' }} />
                </Skeletons>
              </li>
            ))
          : data.data.map((goods, index) => (
              <li key={goods.id}>
                <UiLink href={goodsPath(goods.id)} display="block" _hover={{ color: 'accent.fg' }}>
                  <Plate src={goods.image === '' ? undefined : fileUrl(goods.image, 400)} alt="" seed={goods.id}>
                    {ranked && <RankPlace place={index + 1} />}
                  </Plate>
                  <chakra.span display="block" textStyle="sm" lineClamp="2" minH="40px" mt="2">
                    {thingOf(goods, pick).thing}
                  </chakra.span>
                  <Price fen={goods.price} size="sm" />
                </UiLink>
              </li>
            ))}
      </chakra.ol>
    </Section>
  )
}
