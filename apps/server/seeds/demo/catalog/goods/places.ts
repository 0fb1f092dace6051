import { ASSORTMENT } from '../assortment/all.ts'
import type { Article, Branch, Grouping, Kind, Leaf } from '../assortment/shape.ts'
import { CLASSES } from '../classes.ts'
import { STORES } from '../stores.ts'
import type { LeafClass } from '../types.ts'
import { sellersOf } from './sellers.ts'

/** An article with its kind and the store that sells it. */
export interface Offered {
  readonly article: Article
  /** In its class, from 1. */
  readonly number: number
  readonly kind: Kind
  readonly store: number
}

/** A leaf class with the assortment above it, what it offers, and the stores that sell in it. */
export interface Place {
  readonly leafClass: LeafClass
  readonly leaf: Leaf
  readonly group: Grouping
  readonly branch: Branch
  readonly offers: readonly Offered[]
  readonly stores: readonly number[]
}

/** All leaf classes in the order of the tree. */
export const PLACES: readonly Place[] = ASSORTMENT.flatMap((branch, rootIndex) =>
  branch.groups.flatMap((group, middleIndex) =>
    group.leaves.map((leaf, leafIndex): Place => {
      const leafClass = CLASSES[rootIndex]?.middles[middleIndex]?.leaves[leafIndex]
      if (leafClass === undefined) throw new RangeError(`no class for ${leaf.code}`)
      const offers = offersOf(leaf, sellersOf(group, leaf))
      return { leafClass, leaf, group, branch, offers, stores: storesFor(group, offers) }
    }),
  ),
)

function offersOf(leaf: Leaf, sellers: readonly number[]): Offered[] {
  return leaf.articles.map((article, at) => {
    const kind = leaf.kinds.find(({ code }) => code === article.kind)
    if (kind === undefined) throw new RangeError(`${leaf.code} has no kind ${article.kind}`)
    return { article, number: at + 1, kind, store: sellers[at] ?? 0 }
  })
}

/** Those that sell it now, and those that may. */
function storesFor({ code }: Grouping, offers: readonly Offered[]): number[] {
  const may = STORES.flatMap((store, index) => (store.verify === 'passed' && store.sells.includes(code) ? [index] : []))
  return [...new Set([...offers.map(({ store }) => store), ...may])]
}
