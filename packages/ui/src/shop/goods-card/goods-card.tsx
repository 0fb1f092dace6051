import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { UiLink } from '../../common/link/ui-link.tsx'
import { Tag } from '../../common/tag-badge/tag-badge.tsx'
import { Price } from '../price/price.tsx'
import { CardPictures } from './card-pictures.tsx'
import { useScrub } from './use-scrub.ts'

const mostPictures = 4

/** What a card shows of a product. Amounts in fen. */
export interface CardGoods {
  readonly id: number
  readonly title: string
  readonly pictures: readonly string[]
  readonly price: number
  /** The SKUs differ in price, and `price` is the lowest. */
  readonly hasRange?: boolean
  /** Struck through beside the price; only shown if it is higher. */
  readonly listPrice?: number | undefined
  /** Promotions as text; the first two show. */
  readonly tags?: readonly string[]
  readonly sold?: number
  /** 0 to 5. */
  readonly rating?: number | undefined
  readonly comments?: number
  readonly store?: string | undefined
  readonly soldOut?: boolean
}

export interface GoodsCardProps {
  /** The product. */
  readonly goods: CardGoods
  /** Page of the product. */
  readonly href: string
  /** In the first view of the page. @default false */
  readonly eager?: boolean
  /** Buttons in the corner of the picture; a click on them does not follow the card's link. */
  readonly corner?: ReactNode
}

/** A product in a grid: one link over the whole card, equal heights in a row, two lines of title. */
export function GoodsCard({ goods, href, eager = false, corner }: GoodsCardProps) {
  const say = useText('ui')
  const locale = useLocale()
  const soldOut = goods.soldOut ?? false
  const pictures = goods.pictures.slice(0, mostPictures)
  const { at, handlers } = useScrub(pictures.length)
  const meta = [
    goods.sold ? say('ui.sold', { count: formatCount(goods.sold, locale) }) : undefined,
    goods.rating !== undefined && goods.comments
      ? `${goods.rating.toFixed(1)} (${formatCount(goods.comments, locale)})`
      : undefined,
  ].filter(part => part !== undefined)
  return (
    <chakra.article
      {...handlers}
      position="relative"
      display="flex"
      flexDirection="column"
      h="full"
      bg="bg.surface"
      borderRadius="md"
      transition="box-shadow 140ms, transform 140ms"
      _hover={{ boxShadow: 'hover', transform: 'translateY(-2px)' }}
      css={{ '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
    >
      <CardPictures pictures={pictures} at={at} seed={goods.id} eager={eager}>
        {soldOut && (
          <chakra.span position="absolute" insetStart="2" top="2" zIndex="1">
            <Tag tone="neutral">{say('ui.sold_out')}</Tag>
          </chakra.span>
        )}
      </CardPictures>
      {corner && (
        <chakra.div position="absolute" insetEnd="2" top="2" zIndex="2">
          {corner}
        </chakra.div>
      )}
      <chakra.div display="flex" flexDirection="column" flex="1" gap="1.5" p="3" pt="2.5">
        <chakra.h3
          textStyle="md"
          fontWeight="medium"
          lineClamp="2"
          minH="44px"
          textWrap="wrap"
          color={soldOut ? 'fg.muted' : 'fg'}
        >
          <UiLink
            href={href}
            _before={{ content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'md' }}
            _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          >
            {goods.title}
          </UiLink>
        </chakra.h3>
        <chakra.div display="flex" alignItems="baseline" gap="2" flexWrap="wrap">
          <Price fen={goods.price} from={goods.hasRange ?? false} />
          {goods.listPrice !== undefined && goods.listPrice > goods.price && <Price fen={goods.listPrice} struck />}
        </chakra.div>
        {goods.tags && goods.tags.length > 0 && (
          <chakra.div display="flex" gap="1" flexWrap="wrap" overflow="hidden" h="22px">
            {goods.tags.slice(0, 2).map(tag => (
              <Tag key={tag} tone="accent">
                {tag}
              </Tag>
            ))}
          </chakra.div>
        )}
        <chakra.div mt="auto" display="flex" flexDirection="column" textStyle="xs" fontWeight="medium" color="fg.muted">
          <chakra.span whiteSpace="nowrap" data-tabular minH="18px">
            {meta.join(' · ')}
          </chakra.span>
          {goods.store && <chakra.span truncate>{goods.store}</chakra.span>}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  )
}
