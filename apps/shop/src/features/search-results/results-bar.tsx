import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button, IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react'
import type { SearchChange } from './search-change.ts'
import { SortBar } from './sort-bar.tsx'
import type { GoodsView } from './use-goods-view.ts'

export interface ResultsBarProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData | undefined
  /** Number of filters that are set. */
  readonly active: number
  readonly view: GoodsView
  readonly onView: (view: GoodsView) => void
  readonly onChange: (part: SearchChange) => void
  /** Opens the filters, which have no room on phones. */
  readonly onFilter: () => void
}

/** The bar above a list of goods: sorting, number of results, and on phones the filter button. */
export function ResultsBar({ search, data, active, view, onView, onChange, onFilter }: ResultsBarProps) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const count = data && say('shop_goods.count_results', { count: data.total, shown: formatNumber(data.total, locale) })
  return (
    <chakra.div
      position="sticky"
      top={{ base: '60px', md: '72px' }}
      zIndex="sticky"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      mx={{ base: '-3', md: '0' }}
      px={{ base: '1.5', md: '2' }}
      py={{ md: '1.5' }}
      bg="bg.surface"
      borderRadius={{ md: 'md' }}
    >
      <SortBar search={search} onChange={onChange} />
      <chakra.span role="status" srOnly>
        {count}
      </chakra.span>
      <chakra.span
        aria-hidden
        textStyle="sm"
        color="fg.muted"
        ms="auto"
        pe="1"
        whiteSpace="nowrap"
        hideBelow="md"
        data-tabular
      >
        {count}
      </chakra.span>
      <ViewSwitch view={view} onView={onView} />
      <Button
        hideFrom="lg"
        look="ghost"
        tone={active > 0 ? 'accent' : 'neutral'}
        h="44px"
        px="2"
        flexShrink="0"
        disabled={!data}
        onClick={onFilter}
        icon={<Icon of={SlidersHorizontal} size={16} />}
      >
        {active > 0 ? `${say('shop_goods.filter')} ${active}` : say('shop_goods.filter')}
      </Button>
    </chakra.div>
  )
}

/** Cards or lines; what is shown is pressed. */
function ViewSwitch({ view, onView }: Pick<ResultsBarProps, 'view' | 'onView'>) {
  const say = useText('shop_goods')
  const ways = [
    { way: 'grid', icon: LayoutGrid, name: say('shop_goods.view_grid') },
    { way: 'list', icon: List, name: say('shop_goods.view_list') },
  ] as const
  return (
    <chakra.div role="group" aria-label={say('shop_goods.view_label')} display="flex" hideBelow="md">
      {ways.map(({ way, icon, name }) => (
        <IconButton
          key={way}
          size="sm"
          label={name}
          title={name}
          aria-pressed={view === way}
          color={view === way ? 'accent.fg' : undefined}
          onClick={() => onView(way)}
        >
          <Icon of={icon} size={16} />
        </IconButton>
      ))}
    </chakra.div>
  )
}
