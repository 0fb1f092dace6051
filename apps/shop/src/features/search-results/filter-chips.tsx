import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { X } from 'lucide-react'
import type { FilterName } from './filter-names.ts'
import { chosenIn, type FilterKey, without, withoutAll } from './search-change.ts'

export interface FilterChipsProps {
  readonly search: GoodsSearch
  readonly nameOf: FilterName
  readonly fixed: readonly FilterKey[]
  readonly onSearch: (search: GoodsSearch) => void
}

/** What is chosen: each value with a remove button, and one press that clears all. */
export function FilterChips({ search, nameOf, fixed, onSearch }: FilterChipsProps) {
  const say = useText('shop_goods')
  const chosen = chosenIn(search, fixed)
  if (chosen.length === 0) return null
  return (
    <chakra.ul
      aria-label={say('shop_goods.filters_applied')}
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
    >
      {chosen.map(one => (
        <chakra.li key={'id' in one ? `${one.key} ${one.id}` : one.key} maxW="full">
          <chakra.button
            type="button"
            onClick={() => onSearch(without(search, one))}
            aria-label={say('shop_goods.chip_remove', { name: nameOf(one) })}
            display="inline-flex"
            alignItems="center"
            gap="1"
            maxW="full"
            h={{ base: '36px', md: '32px' }}
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
            <chakra.span truncate>{nameOf(one)}</chakra.span>
            <Icon of={X} size={16} />
          </chakra.button>
        </chakra.li>
      ))}
      <li>
        <Button look="ghost" tone="neutral" size="sm" onClick={() => onSearch(withoutAll(search, fixed))}>
          {say('shop_goods.clear_filters')}
        </Button>
      </li>
    </chakra.ul>
  )
}
