import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/catalog.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { shortMoney } from '../../site/goods/short-money.ts'
import { useName } from '../../site/names.ts'
import type { FilterKey } from './search-change.ts'

interface Named {
  readonly id: number
  readonly name: string
  readonly name_en: string
}

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

/** Names filters in the language of the page. */
export function useFilterNames(search: GoodsSearch, data: GoodsSearchData | undefined): (key: FilterKey) => string {
  const say = useText('shop_goods')
  const pick = useName()
  const locale = useLocale()
  const { data: site } = useCommonQuery()
  const find = (id: number | undefined, ...lists: readonly (readonly Named[] | undefined)[]) => {
    const found = lists.flatMap(list => list ?? []).find(one => one.id === id)
    return found ? pick(found.name, found.name_en) : undefined
  }
  return key => {
    if (key === 'class_id') {
      const node = classTrail(site?.classes ?? [], search.class_id).at(-1)
      return node ? pick(node.name, node.name_en) : say('shop_goods.class')
    }
    if (key === 'brand_id') return find(search.brand_id, data?.facets.brands, site?.brands) ?? say('shop_goods.brand')
    if (key === 'store_id') return find(search.store_id, data?.facets.stores) ?? say('shop_goods.store')
    if (key === 'in_stock') return say('shop_goods.in_stock')
    const { price_min: min, price_max: max } = search
    if (max === undefined) return say('shop_goods.price_range_over', { from: shortMoney(min ?? 0, locale) })
    if (min === undefined) return say('shop_goods.price_range_under', { to: shortMoney(max, locale) })
    return say('shop_goods.price_range', { from: shortMoney(min, locale), to: shortMoney(max, locale) })
  }
}
