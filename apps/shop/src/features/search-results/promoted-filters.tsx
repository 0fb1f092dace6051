import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useName } from '../../site/names.ts'
import { chosenIds, type FilterKey, type SearchChange, toggleId } from './search-change.ts'

export interface PromotedFiltersProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData
  readonly fixed: readonly FilterKey[]
  readonly onChange: (change: SearchChange) => void
}

interface Promoted {
  readonly key: string
  readonly name: string
  readonly on: boolean
  readonly change: SearchChange
}

const most = 4

/** Values of attributes among the promoted ones, of one attribute each. */
const mostValues = 2

/** A value is worth a place only if it narrows the results and leaves some. */
const narrows = (count: number, total: number): boolean => count > 0 && count < total

/** The few filters that buyers of these goods want most, above the grid; each is in its usual place as well. */
export function PromotedFilters({ search, data, fixed, onChange }: PromotedFiltersProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const { facets, total } = data
  const meant = data.class
  const promoted: Promoted[] = []
  if (meant && search.class_id === undefined && !fixed.includes('class_id'))
    promoted.push({
      key: 'class',
      name: say('shop_goods.promoted_class', { name: pick(meant.name, meant.name_en) }),
      on: false,
      change: { class_id: meant.id },
    })
  for (const { id, values } of facets.attributes.slice(0, mostValues)) {
    const chosen = chosenIds(search.values)
    const best = values
      .filter(value => chosen.includes(value.id) || narrows(value.count, total))
      .toSorted((a, b) => b.count - a.count)[0]
    if (best)
      promoted.push({
        key: `value ${id}`,
        name: pick(best.name, best.name_en),
        on: chosen.includes(best.id),
        change: toggleId(search, 'values', best.id),
      })
  }
  const free = search.free_delivery === true
  if (free || narrows(facets.free_delivery, total))
    promoted.push({
      key: 'free',
      name: say('shop_goods.free_delivery'),
      on: free,
      change: { free_delivery: free ? undefined : true },
    })
  const best = search.rating_min === 45
  if (best || narrows(facets.rating.find(step => step.min === 45)?.count ?? 0, total))
    promoted.push({
      key: 'rating',
      name: say('shop_goods.rating_from', { score: '4.5' }),
      on: best,
      change: { rating_min: best ? undefined : 45 },
    })
  if (promoted.length === 0) return null
  return (
    <chakra.div
      role="group"
      aria-label={say('shop_goods.promoted')}
      display="flex"
      gap="2"
      overflowX="auto"
      scrollbarWidth="none"
      mx={{ base: '-3', md: '0' }}
      px={{ base: '3', md: '0' }}
    >
      {promoted.slice(0, most).map(one => (
        <chakra.button
          key={one.key}
          type="button"
          aria-pressed={one.on}
          onClick={() => onChange(one.change)}
          flexShrink="0"
          h={{ base: '40px', md: '32px' }}
          px="3.5"
          borderRadius="full"
          borderWidth="1px"
          borderColor={one.on ? 'accent.solid' : 'border'}
          bg={one.on ? 'accent.subtle' : 'bg.surface'}
          color={one.on ? 'accent.fg' : 'fg'}
          textStyle="sm"
          fontWeight={one.on ? 'semibold' : 'medium'}
          whiteSpace="nowrap"
          cursor="pointer"
          _hover={{ borderColor: 'accent.solid' }}
        >
          {one.name}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
