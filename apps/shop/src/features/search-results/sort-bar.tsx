import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSort } from '@shiji/contract/catalog/search.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { SearchChange } from './search-change.ts'

export interface SortBarProps {
  readonly search: GoodsSearch
  readonly onChange: (change: SearchChange) => void
}

const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    h: { base: '44px', md: '36px' },
    flexShrink: '0',
    px: { base: '2', md: '3' },
    borderRadius: 'sm',
    textStyle: 'md',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { color: 'accent.fg', fontWeight: 'semibold' },
    '@media (min-width: 768px)': { '&[aria-pressed=true]': { bg: 'accent.subtle' } },
  },
})

/** Orders that have no room on narrow screens. */
const hidden: Readonly<Partial<Record<GoodsSort, 'md' | 'xl'>>> = { rating: 'md', comments: 'xl' }

/** The sort orders of a list, one of them active; a second click on price reverses it. */
export function SortBar({ search, onChange }: SortBarProps) {
  const say = useText('shop_goods')
  const current = search.sort ?? 'default'
  const plain = [
    { sort: 'default', name: say('shop_goods.sort_default') },
    { sort: 'sales', name: say('shop_goods.sort_sales') },
    { sort: 'newest', name: say('shop_goods.sort_newest') },
    { sort: 'rating', name: say('shop_goods.sort_rating') },
    { sort: 'comments', name: say('shop_goods.sort_comments') },
  ] as const satisfies readonly { sort: GoodsSort; name: string }[]
  const rising = current === 'price' && search.order !== 'desc'
  const priced = current === 'price'
  return (
    <chakra.div
      role="group"
      aria-label={say('shop_goods.sort_label')}
      display="flex"
      gap={{ base: '0', md: '1' }}
      minW="0"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {plain.map(({ sort, name }) => (
        <Choice
          key={sort}
          type="button"
          aria-pressed={sort === current}
          hideBelow={hidden[sort]}
          onClick={() => onChange({ sort: sort === 'default' ? undefined : sort, order: undefined })}
        >
          {name}
        </Choice>
      ))}
      <Choice
        type="button"
        aria-pressed={priced}
        title={say(rising ? 'shop_goods.price_down' : 'shop_goods.price_up')}
        onClick={() => onChange({ sort: 'price', order: rising ? 'desc' : 'asc' })}
      >
        {say('shop_goods.sort_price')}
        <Icon of={priced ? (rising ? ArrowUp : ArrowDown) : ArrowUpDown} size={16} />
        {priced && <chakra.span srOnly>{say(rising ? 'shop_goods.price_up' : 'shop_goods.price_down')}</chakra.span>}
      </Choice>
    </chakra.div>
  )
}
