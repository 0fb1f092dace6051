import type { Grouping, Leaf } from '../assortment/shape.ts'
import { STAND_INS, STORES } from '../stores.ts'

/** Of the goods of a brand whose own store is closed, every third waits there; others sell the rest meanwhile. */
const WAITING = 3

const isOpen = (store: number): boolean => STORES[store]?.verify === 'passed' && STORES[store]?.status === 'open'

/** The store that is named after a brand, if any. */
const houseOf = (brand: string): number => STORES.findIndex(({ zh }) => zh.startsWith(brand))

/** Open stores that sell a group, in the order of `STORES`. */
function openStoresOf({ code }: Grouping): number[] {
  const open = STORES.flatMap((store, index) =>
    isOpen(index) && (store.sells.includes(code) || store.en === STAND_INS[code]) ? [index] : [],
  )
  if (open.length === 0) throw new RangeError(`no open store sells ${code}`)
  return open
}

/**
 * Stores of a leaf class's articles, in their order: the store named after the brand sells it and nobody else does;
 * brands without an open store of their own are spread over the open stores of the group.
 */
export function sellersOf(group: Grouping, leaf: Leaf): number[] {
  const open = openStoresOf(group)
  const start = group.leaves.indexOf(leaf)
  return leaf.articles.map(({ brand }, at) => sellerOf(brand, at, open[(start + at) % open.length] ?? 0))
}

function sellerOf(brand: string, at: number, other: number): number {
  const house = houseOf(brand)
  if (house >= 0 && isOpen(house)) return house
  return STORES[house]?.verify === 'passed' && at % WAITING === WAITING - 1 ? house : other
}
