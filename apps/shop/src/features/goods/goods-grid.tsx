import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsCard as GoodsData } from '@shiji/contract/catalog/catalog.ts'
import { GoodsCardSkeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { GoodsCard } from '@shiji/ui/shop/goods-card/goods-card.tsx'
import type { ReactNode } from 'react'
import { goodsPath } from '../../site/links/paths.ts'
import { useCardCart } from './use-card-cart.tsx'
import { useCards } from './use-cards.ts'
import { useFirstFew } from './use-first-few.ts'

/** Two to six columns by the width of the container, not of the screen. */
function Columns({ children, most = 6 }: { readonly children: ReactNode; readonly most?: number }) {
  const at = (columns: number) => ({ gridTemplateColumns: `repeat(${Math.min(columns, most)}, minmax(0, 1fr))` })
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <chakra.ul
        display="grid"
        gap="2"
        css={{
          ...at(2),
          '@container (min-width: 560px)': { ...at(3), gap: '{spacing.4}' },
          '@container (min-width: 760px)': at(4),
          '@container (min-width: 1000px)': at(5),
          '@container (min-width: 1220px)': at(6),
        }}
      >
        {children}
      </chakra.ul>
    </chakra.div>
  )
}

export interface GoodsGridProps {
  readonly goods: readonly GoodsData[]
  /** Shows the store on each card. @default true */
  readonly withStore?: boolean
  /** How many cards load their picture at once. @default 0 */
  readonly eager?: number
  /** @default 6 */
  readonly most?: number
  /** Content for the corner of a card's picture. */
  readonly corner?: (goods: GoodsData) => ReactNode
}

/** Goods in a grid of cards, each with a button that adds it to the cart. */
export function GoodsGrid({ goods, withStore = true, eager = 0, most = 6, corner }: GoodsGridProps) {
  const cardOf = useCards()
  const cart = useCardCart()
  const drawn = useFirstFew(goods, eager)
  return (
    <>
      <Columns most={most}>
        {drawn.map((item, index) => (
          <li key={item.id}>
            <GoodsCard
              goods={cardOf(item, withStore)}
              href={goodsPath(item.id)}
              eager={index < eager}
              corner={corner?.(item)}
              action={cart.button(item)}
            />
          </li>
        ))}
      </Columns>
      {cart.picker}
    </>
  )
}

export interface GoodsGridSkeletonProps {
  /** @default 12 */
  readonly count?: number
  /** @default 6 */
  readonly most?: number
  /** Its goods have not begun to load. @default false */
  readonly still?: boolean
}

/** The grid before its goods are there, in the same geometry. */
export function GoodsGridSkeleton({ count = 12, most = 6, still = false }: GoodsGridSkeletonProps) {
  return (
    <Skeletons still={still}>
      <Columns most={most}>
        {Array.from({ length: count }, (_, place) => (
          // Placeholders have no identity but their index.
          <li key={place}>
            <GoodsCardSkeleton />
          </li>
        ))}
      </Columns>
    </Skeletons>
  )
}
