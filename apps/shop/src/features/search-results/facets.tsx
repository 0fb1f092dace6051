import { chakra } from '@chakra-ui/react/styled-system'
import type { Facet, GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Fragment } from 'react'
import { RATING_WORDS } from '../../site/links/goods-search.ts'
import { useName } from '../../site/names.ts'
import { ClassFacet } from './class-facet.tsx'
import { FacetList } from './facet-list.tsx'
import { rangeName } from './filter-names.ts'
import { PriceRange } from './price-range.tsx'
import { chosenIds, type FilterKey, type ManyKey, type SearchChange, toggleId } from './search-change.ts'

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
  const { brands, stores, attributes, rating, free_delivery, in_stock } = data.facets
  const many = (title: string, key: ManyKey, values: readonly Facet[]) => (
    <FacetList
      title={title}
      values={values.map(one => ({
        id: one.id,
        name: pick(one.name, one.name_en),
        count: one.count,
        on: chosenIds(search[key]).includes(one.id),
      }))}
      onToggle={({ id }) => onChange(toggleId(search, key, Number(id)))}
    />
  )
  const services = [
    {
      id: 'free_delivery' as const,
      name: say('shop_goods.free_delivery'),
      count: free_delivery,
      on: search.free_delivery === true,
    },
    { id: 'in_stock' as const, name: say('shop_goods.in_stock'), count: in_stock, on: search.in_stock === true },
  ].filter(one => one.on || one.count > 0)
  return (
    <chakra.div>
      {!fixed.includes('class_id') && <ClassFacet search={search} data={data} onChange={onChange} />}
      <PriceFacet search={search} data={data} onChange={onChange} />
      {many(say('shop_goods.brand'), 'brand_id', brands)}
      {attributes.map(one => (
        <Fragment key={one.id}>{many(pick(one.name, one.name_en), 'values', one.values)}</Fragment>
      ))}
      <FacetList
        title={say('shop_goods.services')}
        values={services}
        onToggle={({ id, on }) => onChange({ [id]: on ? undefined : true })}
      />
      <FacetList
        title={say('shop_goods.rating_title')}
        values={RATING_WORDS.map(min => ({
          id: min,
          name: say('shop_goods.rating_from', { score: (min / 10).toFixed(1) }),
          count: rating.find(step => step.min === min)?.count ?? 0,
          on: search.rating_min === min,
        })).filter(one => one.on || one.count > 0)}
        onToggle={({ id, on }) => onChange({ rating_min: on ? undefined : RATING_WORDS.find(step => step === id) })}
      />
      {!fixed.includes('store_id') && many(say('shop_goods.store'), 'store_id', stores)}
    </chakra.div>
  )
}

/** Ranges with their numbers of goods, and two fields for any other. */
function PriceFacet({ search, data, onChange }: Omit<FacetsProps, 'fixed'>) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const ranges = data.facets.prices.filter(range => range.count > 0)
  return (
    <FacetList
      title={say('shop_goods.price_title')}
      values={ranges.map(({ min, max, count }) => ({
        id: min,
        name: rangeName(say, locale, min, max),
        count,
        on: (search.price_min ?? 0) === min && (search.price_max ?? null) === max,
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
  )
}
