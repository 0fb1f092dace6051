import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { HomeData, HomeFloor, HomePortrait } from '@shiji/contract/catalog/home.ts'
import type { AdvCard, NoticeLine } from '@shiji/contract/content/adverts.ts'

interface Named {
  readonly id: number
  readonly name: string
  readonly name_en: string
}

/** A top class with goods to choose a floor from. */
export interface FloorFacts extends Named {
  readonly thumb: string
  readonly chips: readonly Named[]
  readonly goods: readonly GoodsCard[]
}

/** Goods of the parts of the page. */
const SHOWN = { lead: 3, ranking: 7, editorial: 4, portrait: 3, large: 5, six: 6, wide: 4 } as const

/** A ranking of a shop with few goods would be all of the shop. */
const RANKED_FROM = 10
/** A smaller floor or editorial would look broken. */
const LEAST = { editorial: 2, portrait: 3 } as const

/** What the page may be made of; lists of goods hold more than are shown, since each is shown once. */
export interface HomeParts {
  readonly banners: readonly AdvCard[]
  readonly cards: readonly AdvCard[]
  readonly notices: readonly NoticeLine[]
  readonly editorial: { readonly advert: AdvCard; readonly goods: readonly GoodsCard[] } | undefined
  readonly best: readonly GoodsCard[]
  readonly portrait: (Omit<HomePortrait, 'goods'> & { readonly goods: readonly GoodsCard[] }) | undefined
  readonly floors: readonly FloorFacts[]
  /** The advert of a floor, by the id of its class. */
  readonly adverts: ReadonlyMap<number, AdvCard>
}

/**
 * The home page of its parts: no goods occur twice. The ranking chooses first, since its places must be true; then what
 * the operator wrote, the store, the lead (one of each class, recommended ones first), at last the floors.
 */
export function composeHome(parts: HomeParts): HomeData {
  const shown = new Set<number>()
  const take = (goods: readonly GoodsCard[], most: number): GoodsCard[] => {
    const taken = goods.filter(card => !shown.has(card.id)).slice(0, most)
    for (const card of taken) shown.add(card.id)
    return taken
  }
  const ranked = parts.best.length < RANKED_FROM ? [] : take(parts.best, SHOWN.ranking)
  const picked = parts.editorial === undefined ? [] : take(parts.editorial.goods, SHOWN.editorial)
  const portrayed = parts.portrait === undefined ? [] : take(parts.portrait.goods, SHOWN.portrait)
  const lead = leadOf(parts, take)
  const shapes = shapesOf(parts.floors, parts.adverts)
  return {
    banners: [...parts.banners],
    lead,
    notices: [...parts.notices],
    editorial:
      parts.editorial === undefined || picked.length < LEAST.editorial
        ? null
        : { advert: parts.editorial.advert, goods: picked },
    ranking: ranked.length === 0 ? null : { class: null, goods: ranked },
    portrait:
      parts.portrait === undefined || portrayed.length < LEAST.portrait
        ? null
        : { ...parts.portrait, goods: portrayed },
    cards: [...parts.cards],
    floors: parts.floors.flatMap(floor => {
      const shape = shapes.get(floor.id) ?? 'six'
      const goods = take(floor.goods, SHOWN[shape])
      if (goods.length === 0) return []
      const { id, name, name_en, thumb, chips } = floor
      const advert = shape === 'wide' ? (parts.adverts.get(id) ?? null) : null
      return [{ id, name, name_en, thumb, shape, chips: [...chips], advert, goods }]
    }),
  }
}

/** One of each class beside the banners; without banners one more, which leads the page. */
function leadOf({ banners, floors }: HomeParts, take: (goods: readonly GoodsCard[], most: number) => GoodsCard[]) {
  const wanted = banners.length > 0 ? SHOWN.lead : SHOWN.lead + 1
  const lead: GoodsCard[] = []
  for (const { goods } of [...floors, ...floors, ...floors, ...floors])
    if (lead.length < wanted) lead.push(...take(goods, 1))
  return lead
}

/** Floors with an advert are wide; the others take turns, so that neighbours differ. */
function shapesOf(floors: readonly FloorFacts[], adverts: ReadonlyMap<number, AdvCard>) {
  const shapes = new Map<number, HomeFloor['shape']>()
  let turn = 0
  for (const { id } of floors) shapes.set(id, adverts.has(id) ? 'wide' : turn++ % 2 === 0 ? 'large' : 'six')
  return shapes
}
