import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/catalog.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { shortMoney } from '../../site/goods/short-money.ts'
import { useName } from '../../site/names.ts'
import { FacetList } from './facet-list.tsx'
import { PriceRange } from './price-range.tsx'
import type { FilterKey, SearchChange } from './search-change.ts'

export interface FacetsProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData
  /** Filters that belong to the page and cannot be changed here. */
  readonly fixed: readonly FilterKey[]
  readonly onChange: (change: SearchChange) => void
}

/** All filters of a list, with the number of goods for each. */
export function Facets({ search, data, fixed, onChange }: FacetsProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const { classes, brands, stores, prices, in_stock } = data.facets
  const named = (list: typeof brands, current: number | undefined) =>
    list.map(one => ({ id: one.id, name: pick(one.name, one.name_en), count: one.count, on: one.id === current }))
  const ranges = prices.filter(range => range.count > 0)
  const isOn = ({ min, max }: (typeof prices)[number]) =>
    (search.price_min ?? 0) === min && (search.price_max ?? null) === max
  return (
    <chakra.div>
      {!fixed.includes('class_id') && (
        <FacetList
          title={say('shop_goods.class')}
          values={named(classes, search.class_id)}
          onToggle={({ id, on }) => onChange({ class_id: on ? undefined : Number(id) })}
        />
      )}
      <FacetList
        title={say('shop_goods.price_title')}
        values={ranges.map(range => ({
          id: range.min,
          name:
            range.max === null
              ? say('shop_goods.price_range_over', { from: shortMoney(range.min, locale) })
              : range.min === 0
                ? say('shop_goods.price_range_under', { to: shortMoney(range.max, locale) })
                : say('shop_goods.price_range', {
                    from: shortMoney(range.min, locale),
                    to: shortMoney(range.max, locale),
                  }),
          count: range.count,
          on: isOn(range),
        }))}
        onToggle={({ id, on }) => {
          const range = ranges.find(one => one.min === id)
          if (range === undefined || on) return onChange({ price_min: undefined, price_max: undefined })
          onChange({ price_min: range.min === 0 ? undefined : range.min, price_max: range.max ?? undefined })
        }}
      >
        <PriceRange
          min={search.price_min}
          max={search.price_max}
          onRange={(price_min, price_max) => onChange({ price_min, price_max })}
        />
      </FacetList>
      <FacetList
        title={say('shop_goods.brand')}
        values={named(brands, search.brand_id)}
        onToggle={({ id, on }) => onChange({ brand_id: on ? undefined : Number(id) })}
      />
      {!fixed.includes('store_id') && (
        <FacetList
          title={say('shop_goods.store')}
          values={named(stores, search.store_id)}
          onToggle={({ id, on }) => onChange({ store_id: on ? undefined : Number(id) })}
        />
      )}
      <FacetList
        title={say('shop_goods.services')}
        values={[{ id: 'in_stock', name: say('shop_goods.in_stock'), count: in_stock, on: search.in_stock === true }]}
        onToggle={({ on }) => onChange({ in_stock: on ? undefined : true })}
      />
    </chakra.div>
  )
}
