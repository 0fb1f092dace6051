import type { RecommendPlace } from '@shiji/contract/catalog/words.ts'

/** How much each reason speaks for goods, in thousandths. */
export interface Mix {
  /** Bought by the same people. */
  readonly together: number
  /** Of the same third-level class. */
  readonly klass: number
  /** Of a sister class. */
  readonly sister: number
  readonly store: number
  readonly brand: number
  /** Sold most in the whole shop; fills the list where nothing else is known. */
  readonly popular: number
}

const NEAR: Mix = { together: 3_000, klass: 1_000, sister: 350, store: 300, brand: 300, popular: 20 }
/** Who has chosen wants what goes with it, not another one of it. */
const WITH_IT: Mix = { together: 3_000, klass: 250, sister: 700, store: 450, brand: 250, popular: 40 }
/** What somebody looked at says little; the list must not repeat one class. */
const LOOSE: Mix = { together: 2_000, klass: 600, sister: 400, store: 150, brand: 200, popular: 160 }

/** What counts at a place, and how many goods it shows. */
export const PLACES: Readonly<Record<RecommendPlace, { readonly mix: Mix; readonly count: number }>> = {
  product: { mix: NEAR, count: 12 },
  gone: { mix: NEAR, count: 12 },
  cart: { mix: WITH_IT, count: 12 },
  success: { mix: WITH_IT, count: 12 },
  empty: { mix: LOOSE, count: 12 },
  missing: { mix: LOOSE, count: 8 },
  login: { mix: LOOSE, count: 12 },
  home: { mix: LOOSE, count: 24 },
}

/** Goods that a person was interested in, and how strongly. */
export interface Interest {
  readonly id: number
  /** In thousandths. */
  readonly weight: number
}

/** What is known of a person and a page; lists newest first. */
export interface Known {
  readonly goodsId?: number
  readonly cart: readonly number[]
  readonly seen: readonly number[]
  readonly bought: readonly number[]
}

const MOST_INTERESTS = 8

/**
 * The few goods that recommendations start from: the page's own above all, then the cart, then what was seen, then what
 * was bought; later ones count less. Goods named twice keep their stronger weight.
 */
export function interestsOf({ goodsId, cart, seen, bought }: Known): readonly Interest[] {
  const fading = (ids: readonly number[], most: number, first: number) =>
    ids.slice(0, most).map((id, place) => ({ id, weight: Math.round(first / (1 + place / 2)) }))
  const all = [
    ...(goodsId === undefined ? [] : [{ id: goodsId, weight: 3_000 }]),
    ...fading(cart, 4, 1_000),
    ...fading(seen, 4, 700),
    ...fading(bought, 3, 500),
  ]
  return all.filter((one, place) => all.findIndex(({ id }) => id === one.id) === place).slice(0, MOST_INTERESTS)
}
