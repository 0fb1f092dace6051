import type { AdvCard } from '@shiji/contract/content/adverts.ts'

/** The most floors that show an advert, so that their shapes stay mixed. */
const MOST = 4

/**
 * The advert of each floor, by the floor's class: the one that links to the search for that class; adverts that link
 * elsewhere take the floors that have none, in their order.
 */
export function floorAdverts(
  classIds: readonly number[],
  adverts: readonly AdvCard[],
  classOf: (url: string) => number | undefined,
): ReadonlyMap<number, AdvCard> {
  const own = new Map<number, AdvCard>()
  const free: AdvCard[] = []
  for (const advert of adverts) {
    const id = classOf(advert.url)
    if (id !== undefined && classIds.includes(id) && !own.has(id)) own.set(id, advert)
    else free.push(advert)
  }
  return new Map(
    classIds
      .flatMap(id => {
        const advert = own.get(id) ?? free.shift()
        return advert === undefined ? [] : [[id, advert] as const]
      })
      .slice(0, MOST),
  )
}
