import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/catalog.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { X } from 'lucide-react'
import { useFilterNames } from './filter-names.ts'
import { type FilterKey, filtersOf, withoutFilter, withoutFilters } from './search-change.ts'

export interface FilterChipsProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData | undefined
  readonly fixed: readonly FilterKey[]
  readonly onSearch: (search: GoodsSearch) => void
}

/** The active filters, each with a remove button. */
export function FilterChips({ search, data, fixed, onSearch }: FilterChipsProps) {
  const say = useText('shop_goods')
  const nameOf = useFilterNames(search, data)
  const filters = filtersOf(search, fixed)
  if (filters.length === 0) return null
  return (
    <chakra.ul
      aria-label={say('shop_goods.filters_applied')}
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
    >
      {filters.map(key => (
        <li key={key}>
          <chakra.button
            type="button"
            onClick={() => onSearch(withoutFilter(search, key))}
            aria-label={say('shop_goods.chip_remove', { name: nameOf(key) })}
            display="inline-flex"
            alignItems="center"
            gap="1"
            h="32px"
            ps="3"
            pe="2"
            borderRadius="full"
            bg="accent.subtle"
            color="accent.fg"
            textStyle="sm"
            fontWeight="medium"
            cursor="pointer"
            _hover={{ bg: 'accent.muted' }}
          >
            {nameOf(key)}
            <Icon of={X} size={16} />
          </chakra.button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button look="ghost" tone="neutral" size="sm" onClick={() => onSearch(withoutFilters(search, fixed))}>
            {say('shop_goods.clear_filters')}
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}
