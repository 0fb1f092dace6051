import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { readSearch } from '../../site/links/goods-search.ts'

const SEARCH = /^\/search\/([^/?#]+)/

/**
 * The strip of each floor, by the floor's class: the one that links to the search for that class; strips that link
 * elsewhere fill the floors that have none, in their order.
 */
export function floorStrips(classIds: readonly number[], strips: readonly AdvCard[]): ReadonlyMap<number, AdvCard> {
  const own = new Map<number, AdvCard>()
  const free: AdvCard[] = []
  for (const strip of strips) {
    const id = classOf(strip.url)
    if (id !== undefined && classIds.includes(id) && !own.has(id)) own.set(id, strip)
    else free.push(strip)
  }
  return new Map(
    classIds.flatMap(id => {
      const strip = own.get(id) ?? free.shift()
      return strip === undefined ? [] : [[id, strip] as const]
    }),
  )
}

function classOf(url: string): number | undefined {
  const params = SEARCH.exec(url)?.[1]
  return params === undefined ? undefined : readSearch(params).class_id
}
