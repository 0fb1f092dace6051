import { chakra } from '@chakra-ui/react/styled-system'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { UiLink } from '../../common/link/ui-link.tsx'
import { Tag } from '../../common/tag-badge/tag-badge.tsx'
import { Price } from '../price/price.tsx'
import { CardPictures } from './card-pictures.tsx'
import { useSecondPicture } from './use-second-picture.ts'

/** What a card shows of a product. Amounts in fen. */
export interface CardGoods {
  readonly id: number
  /** What it is; the brand stands above it. */
  readonly title: string
  /** Shown small above the title, which then does not repeat it. */
  readonly brand?: string | undefined
  /** The second one shows under the mouse. */
  readonly pictures: readonly string[]
  readonly price: number
  /** The SKUs differ in price, and `price` is the lowest. */
  readonly hasRange?: boolean
  /** Struck through beside the price; only shown if it is higher. */
  readonly listPrice?: number | undefined
  /** What decides, as text: free delivery, a promise, a promotion; the first two show. */
  readonly tags?: readonly string[]
  readonly sold?: number
  /** 0 to 5. */
  readonly rating?: number | undefined
  readonly comments?: number
  readonly store?: string | undefined
  /** Where it is sent from. */
  readonly place?: string | undefined
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
  /** A button beside the price, such as one that adds to the cart; it does not follow the card's link either. */
  readonly action?: ReactNode
}

/** A product in a grid: one link over the whole card, equal heights in a row, two lines of title. */
export function GoodsCard({ goods, href, eager = false, corner, action }: GoodsCardProps) {
  const say = useText('ui')
  const soldOut = goods.soldOut ?? false
  const second = useSecondPicture()
  return (
    <chakra.article
      {...second.handlers}
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
      <CardPictures pictures={goods.pictures} second={second} seed={goods.id} eager={eager}>
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
      <chakra.div display="flex" flexDirection="column" flex="1" gap="1" p={{ base: '2.5', md: '3' }} pt="2.5">
        <chakra.h3 textStyle="md" fontWeight="medium" textWrap="wrap" color={soldOut ? 'fg.muted' : 'fg'}>
          <UiLink
            href={href}
            display="block"
            _before={{ content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'md' }}
            _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          >
            <chakra.span display="block" minH="18px" textStyle="xs" fontWeight="medium" color="fg.muted" truncate>
              {goods.brand}
            </chakra.span>
            <chakra.span display="block" lineClamp="2" minH="44px">
              {goods.title}
            </chakra.span>
          </UiLink>
        </chakra.h3>
        <chakra.div display="flex" alignItems="center" minH="36px" gap="1">
          <chakra.div display="flex" alignItems="baseline" columnGap="2" flexWrap="wrap" flex="1" minW="0">
            <Price fen={goods.price} from={goods.hasRange ?? false} />
            {goods.listPrice !== undefined && goods.listPrice > goods.price && <Price fen={goods.listPrice} struck />}
          </chakra.div>
          {action && (
            <chakra.div position="relative" zIndex="2" flexShrink="0" me="-1">
              {action}
            </chakra.div>
          )}
        </chakra.div>
        {goods.tags && goods.tags.length > 0 && (
          <chakra.div display="flex" gap="1" flexWrap="wrap" overflow="hidden" h="22px" mb="0.5">
            {goods.tags.slice(0, 2).map((tag, place) => (
              <Tag key={tag} tone={place === 0 ? 'accent' : 'neutral'} px="1.5">
                {tag}
              </Tag>
            ))}
          </chakra.div>
        )}
        <Origin goods={goods} />
      </chakra.div>
    </chakra.article>
  )
}

/** How it sells and where it comes from. */
function Origin({ goods }: { readonly goods: CardGoods }) {
  const say = useText('ui')
  const locale = useLocale()
  const meta = [
    goods.sold ? say('ui.sold', { count: formatCount(goods.sold, locale) }) : undefined,
    goods.rating !== undefined && goods.comments
      ? `${goods.rating.toFixed(1)} (${formatCount(goods.comments, locale)})`
      : undefined,
  ].filter(part => part !== undefined)
  return (
    <chakra.div mt="auto" display="flex" flexDirection="column" textStyle="xs" fontWeight="medium" color="fg.muted">
      <chakra.span truncate data-tabular minH="18px">
        {meta.join(' · ')}
      </chakra.span>
      {(goods.store || goods.place) && (
        <chakra.span display="flex" justifyContent="space-between" gap="2">
          <chakra.span truncate>{goods.store}</chakra.span>
          {goods.place && (
            <chakra.span flexShrink="0" color="fg.subtle">
              {goods.place}
            </chakra.span>
          )}
        </chakra.span>
      )}
    </chakra.div>
  )
}
