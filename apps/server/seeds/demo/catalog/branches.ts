import { CITY_PLACES } from './city-places.ts'
import { PLACES } from './goods/places.ts'
import { randomFor } from './random.ts'
import { STORES } from './stores.ts'
import type { DemoStore } from './types.ts'

/** A store of a world of any size. */
export interface WorldStore {
  readonly store: DemoStore
  /** Position in `STORES` of the store that it is a branch of, its own for the stores of the demo. */
  readonly of: number
}

/** Goods that people wrote: they are always sold by the stores of the demo. */
const WRITTEN = PLACES.reduce((sum, { offers }) => sum + offers.length, 0)

/** Degrees between the centre of a city and a branch at its edge. */
const EDGE = 0.15

/** The stores of the demo and, up to `count`, branches of those that are open, each main store in turn. */
export function worldStores(seed: number, count: number = STORES.length): WorldStore[] {
  const open = STORES.flatMap((store, at) => (store.verify === 'passed' && store.status === 'open' ? [at] : []))
  const branches = Array.from({ length: Math.max(0, count - STORES.length) }, (_, index) =>
    branchOf(open[index % open.length] ?? 0, Math.floor(index / open.length) + 2, seed),
  )
  return [...STORES.map((store, of) => ({ store, of })), ...branches]
}

function branchOf(of: number, number: number, seed: number): WorldStore {
  const main = STORES[of]
  if (main === undefined) throw new RangeError(`there is no store ${of}`)
  const random = randomFor(seed, `branch:${of}:${number}`)
  const city = random.pick(Object.keys(CITY_PLACES))
  const [lat, lng] = CITY_PLACES[city] ?? [0, 0]
  const nearby = (degrees: number): number => Math.round((degrees + (random.next() * 2 - 1) * EDGE) * 1_000) / 1_000
  const store: DemoStore = {
    ...main,
    zh: `${main.zh} ${number} 号店`,
    en: `${main.en} No. ${number}`,
    city,
    place: [nearby(lat), nearby(lng)],
    slides: [],
    flagship: false,
  }
  return { store, of }
}

/**
 * Who sells goods, as a position in `stores`: the main store sells what people wrote; of what a bigger world adds, each
 * of its branches sells as much as itself.
 */
export function sellersIn(seed: number, stores: readonly WorldStore[]): (goods: Offer) => number {
  const family = Map.groupBy(stores.keys(), at => stores[at]?.of ?? at)
  return ({ number, store }) => {
    const sellers = family.get(store) ?? [store]
    if (number < WRITTEN || sellers.length === 1) return store
    return randomFor(seed, `seller:${number}`).pick(sellers)
  }
}

interface Offer {
  /** Number of the goods, from 0. */
  readonly number: number
  /** Position of the main store in `STORES`. */
  readonly store: number
}
