import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/catalog.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { SlidersHorizontal } from 'lucide-react'
import type { SearchChange } from './search-change.ts'
import { SortBar } from './sort-bar.tsx'

export interface ResultsBarProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData | undefined
  /** Number of filters that are set. */
  readonly active: number
  readonly onChange: (part: SearchChange) => void
  /** Opens the filters, which have no room on phones. */
  readonly onFilter: () => void
}

/** The bar above a list of goods: sorting, number of results, and on phones the filter button. */
export function ResultsBar({ search, data, active, onChange, onFilter }: ResultsBarProps) {
  const say = useText('shop_goods')
  const locale = useLocale()
  return (
    <chakra.div
      position={{ base: 'sticky', md: 'static' }}
      top="60px"
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
      <chakra.span role="status" textStyle="sm" color="fg.muted" pe="2" whiteSpace="nowrap" hideBelow="md" data-tabular>
        {data && say('shop_goods.count_results', { count: data.total, shown: formatNumber(data.total, locale) })}
      </chakra.span>
      <Button
        hideFrom="lg"
        look="ghost"
        tone={active > 0 ? 'accent' : 'neutral'}
        h="44px"
        px="2"
        disabled={!data}
        onClick={onFilter}
        icon={<Icon of={SlidersHorizontal} size={16} />}
      >
        {active > 0 ? `${say('shop_goods.filter')} ${active}` : say('shop_goods.filter')}
      </Button>
    </chakra.div>
  )
}
