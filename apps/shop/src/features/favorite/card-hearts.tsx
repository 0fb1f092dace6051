import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useName } from '../../site/names.ts'
import { useFavorites } from './use-favorites.ts'

/** Goods checked in one call; cards further down have an empty heart until it is clicked. */
const MOST = 100

export interface CardHeartsProps {
  readonly goods: readonly GoodsCard[]
  /** Renders the grid, with a heart for the corner of each card. */
  readonly children: (corner: (goods: GoodsCard) => ReactNode) => ReactNode
}

/** Hearts on the cards of a grid: visible on hover and focus, always on touch screens and when filled. */
export function CardHearts({ goods, children }: CardHeartsProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const { has, toggle } = useFavorites(
    0,
    goods.slice(0, MOST).map(item => item.id),
  )
  return children(item => {
    const on = has(item.id)
    return (
      <chakra.span
        display="block"
        transition="opacity 140ms"
        css={{
          opacity: on ? 1 : 0,
          'article:hover &, &:focus-within': { opacity: 1 },
          '@media (hover: none), (pointer: coarse)': { opacity: 1, '& button': { minW: '40px', h: '40px' } },
        }}
      >
        <IconButton
          label={say('shop_goods.favorite_name', { name: pick(item.name, item.name_en) })}
          title={say('shop_goods.favorite')}
          look="outline"
          size="sm"
          round
          aria-pressed={on}
          color={on ? 'accent.fg' : undefined}
          onClick={() => toggle(item.id)}
        >
          <Icon of={Heart} size={16} filled={on} />
        </IconButton>
      </chakra.span>
    )
  })
}
