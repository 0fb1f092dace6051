import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { formatCount } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import type { CardGoods } from '@shiji/ui/shop/goods-card/goods-card.tsx'
import { Price } from '@shiji/ui/shop/price/price.tsx'
import type { ReactNode } from 'react'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { useCardCart } from './use-card-cart.tsx'
import { useCards } from './use-cards.ts'

export interface GoodsRowsProps {
  readonly goods: readonly GoodsCard[]
  readonly withStore: boolean
  /** Content for the corner of the picture. */
  readonly corner: (goods: GoodsCard) => ReactNode
}

/** Goods one below the other, for things that are compared by their facts. */
export function GoodsRows({ goods, withStore, corner }: GoodsRowsProps) {
  const cardOf = useCards()
  const cart = useCardCart()
  return (
    <>
      <chakra.ul display="flex" flexDirection="column" gap="2">
        {goods.map((item, index) => (
          <li key={item.id}>
            <Row
              goods={item}
              card={cardOf(item, withStore)}
              eager={index < 4}
              corner={corner(item)}
              action={cart.button(item)}
            />
          </li>
        ))}
      </chakra.ul>
      {cart.picker}
    </>
  )
}

interface RowProps {
  readonly goods: GoodsCard
  readonly card: CardGoods
  readonly eager: boolean
  readonly corner: ReactNode
  readonly action: ReactNode
}

function Row({ goods, card, eager, corner, action }: RowProps) {
  const say = useText('ui')
  const pick = useName()
  const locale = useLocale()
  const about = pick(goods.subname, goods.subname_en)
  const meta = [
    goods.sales > 0 ? say('ui.sold', { count: formatCount(goods.sales, locale) }) : '',
    goods.score > 0 ? `${(goods.score / 10).toFixed(1)} (${formatCount(goods.comment_count, locale)})` : '',
    card.store ?? '',
    card.place ?? '',
  ].filter(part => part !== '')
  return (
    <chakra.article
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '112px minmax(0, 1fr)', md: '160px minmax(0, 1fr) auto' }}
      columnGap={{ base: '3', md: '5' }}
      alignItems="center"
      p={{ base: '2', md: '3' }}
      bg="bg.surface"
      borderRadius="md"
      _hover={{ boxShadow: 'hover' }}
      css={{ '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
    >
      <chakra.div position="relative">
        <Plate src={card.pictures[0]} alt="" seed={goods.id} eager={eager} />
        <chakra.div position="absolute" insetEnd="1" top="1" zIndex="2">
          {corner}
        </chakra.div>
      </chakra.div>
      <chakra.div minW="0" display="flex" flexDirection="column" gap="1.5">
        <chakra.h3 textStyle={{ base: 'md', md: 'lg' }} fontWeight="medium" lineClamp="2">
          <UiLink
            href={goodsPath(goods.id)}
            color={goods.in_stock ? 'fg' : 'fg.muted'}
            _before={{ content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'md' }}
            _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          >
            {pick(goods.name, goods.name_en)}
          </UiLink>
        </chakra.h3>
        {about !== '' && (
          <chakra.p textStyle="sm" color="fg.muted" lineClamp={{ base: '1', md: '2' }}>
            {about}
          </chakra.p>
        )}
        <chakra.div hideFrom="md">
          <Cost card={card} />
        </chakra.div>
        <chakra.p textStyle="xs" fontWeight="medium" color="fg.muted" lineClamp="2">
          {meta.join(' · ')}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="1">
          {!goods.in_stock && <Tag tone="neutral">{say('ui.sold_out')}</Tag>}
          {card.tags?.map(tag => (
            <Tag key={tag} tone="accent">
              {tag}
            </Tag>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.div
        position="relative"
        zIndex="2"
        display="flex"
        flexDirection="column"
        alignItems="flex-end"
        gap="3"
        pe="3"
        gridColumn={{ base: '2', md: '3' }}
        pointerEvents="none"
        css={{ '& > *': { pointerEvents: 'auto' } }}
      >
        <chakra.div hideBelow="md">
          <Cost card={card} />
        </chakra.div>
        {action}
      </chakra.div>
    </chakra.article>
  )
}

function Cost({ card }: { readonly card: CardGoods }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="2">
      <Price fen={card.price} />
      {card.listPrice !== undefined && <Price fen={card.listPrice} struck />}
    </chakra.div>
  )
}
