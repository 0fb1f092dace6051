import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { type SayText, useLocale, useText } from '@shiji/i18n/react.ts'
import { useEffect, useRef } from 'react'
import { shortMoney } from '../../site/goods/short-money.ts'
import { useName } from '../../site/names.ts'
import type { Chosen, ManyKey } from './search-change.ts'

interface Named {
  readonly id: number
  readonly name: string
  readonly name_en: string
}

/** Names a condition in the language of the page. */
export type FilterName = (chosen: Chosen) => string

/** The path from a top class down to one class; empty if there is no such class. */
export function classTrail(classes: readonly ClassNode[], id: number | undefined): readonly ClassNode[] {
  if (id === undefined) return []
  for (const node of classes) {
    if (node.id === id) return [node]
    const below = classTrail(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** A range of prices in words; an open end is 0 or null. */
export function rangeName(say: SayText, locale: Locale, min: number, max: number | null): string {
  if (max === null) return say('shop_goods.price_range_over', { from: shortMoney(min, locale) })
  if (min === 0) return say('shop_goods.price_range_under', { to: shortMoney(max, locale) })
  return say('shop_goods.price_range', { from: shortMoney(min, locale), to: shortMoney(max, locale) })
}

const facetsOf = (data: GoodsSearchData | undefined): Readonly<Record<ManyKey, readonly Named[]>> => ({
  brand_id: data?.facets.brands ?? [],
  store_id: data?.facets.stores ?? [],
  values: data?.facets.attributes.flatMap(attribute => attribute.values) ?? [],
})

/** Values that were seen on this page, since a value without results is no longer in the answer. */
function useSeenValues(data: GoodsSearchData | undefined): (key: ManyKey, id: number) => Named | undefined {
  const seen = useRef(new Map<string, Named>())
  useEffect(() => {
    const { brand_id, store_id, values } = facetsOf(data)
    for (const one of brand_id) seen.current.set(`brand_id ${one.id}`, one)
    for (const one of store_id) seen.current.set(`store_id ${one.id}`, one)
    for (const one of values) seen.current.set(`values ${one.id}`, one)
  }, [data])
  return (key, id) => facetsOf(data)[key].find(one => one.id === id) ?? seen.current.get(`${key} ${id}`)
}

/** Names filters in the language of the page. */
export function useFilterNames(search: GoodsSearch, data: GoodsSearchData | undefined): FilterName {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const { data: site } = useCommonQuery()
  const seen = useSeenValues(data)
  const inWords = (named: Named | undefined, otherwise: string) => (named ? pick(named.name, named.name_en) : otherwise)
  return chosen => {
    switch (chosen.key) {
      case 'class_id':
        return inWords(classTrail(site?.classes ?? [], search.class_id).at(-1), say('shop_goods.class'))
      case 'brand_id':
        return inWords(
          seen('brand_id', chosen.id) ?? site?.brands.find(brand => brand.id === chosen.id),
          say('shop_goods.brand'),
        )
      case 'store_id':
        return inWords(seen('store_id', chosen.id), say('shop_goods.store'))
      case 'values':
        return inWords(seen('values', chosen.id), say('shop_goods.attribute'))
      case 'price':
        return rangeName(say, locale, search.price_min ?? 0, search.price_max ?? null)
      case 'rating_min':
        return say('shop_goods.rating_from', { score: ((search.rating_min ?? 0) / 10).toFixed(1) })
      case 'free_delivery':
        return say('shop_goods.free_delivery')
      case 'in_stock':
        return say('shop_goods.in_stock')
    }
  }
}
