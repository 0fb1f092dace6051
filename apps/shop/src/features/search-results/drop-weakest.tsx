import { useLazySearchGoodsQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useEffect, useState } from 'react'
import type { FilterName } from './filter-names.ts'
import { type Chosen, chosenIn, type FilterKey, without } from './search-change.ts'

/** Conditions that are tried, so that a long list of them does not become a burst of calls. */
const most = 8

/** Ways that are offered, best first. */
const offered = 2

const nothingFixed: readonly FilterKey[] = []

interface Way {
  readonly chosen: Chosen
  readonly total: number
}

export interface DropWeakestProps {
  /** A search without results. */
  readonly search: GoodsSearch
  readonly nameOf: FilterName
  /** Filters that belong to the page. */
  readonly fixed?: readonly FilterKey[]
  readonly onSearch: (search: GoodsSearch) => void
}

/** The conditions that alone keep results away, each with what would be found without them. */
export function DropWeakest({ search, nameOf, fixed = nothingFixed, onSearch }: DropWeakestProps) {
  const say = useText('shop_goods')
  const locale = useLocale()
  const [count] = useLazySearchGoodsQuery()
  const [ways, setWays] = useState<readonly Way[]>([])
  useEffect(() => {
    let left = false
    const tried = chosenIn(search, fixed).slice(0, most)
    const asked = tried.map(chosen =>
      count({ ...without(search, chosen), per_page: 1 }, true)
        .unwrap()
        .then(({ total }) => ({ chosen, total }))
        .catch(() => ({ chosen, total: 0 })),
    )
    void Promise.all(asked).then(found => {
      if (left) return
      setWays(found.filter(way => way.total > 0).toSorted((a, b) => b.total - a.total))
    })
    return () => {
      left = true
      setWays([])
    }
  }, [search, fixed, count])
  return ways.slice(0, offered).map(({ chosen, total }, index) => (
    <Button
      key={'id' in chosen ? `${chosen.key} ${chosen.id}` : chosen.key}
      look={index === 0 ? 'solid' : 'outline'}
      onClick={() => onSearch(without(search, chosen))}
    >
      {say('shop_goods.drop_filter', { name: nameOf(chosen), count: total, shown: formatNumber(total, locale) })}
    </Button>
  ))
}
