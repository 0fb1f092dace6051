import { CLASSES } from '../classes.ts'
import { GRAMMAR } from '../grammar/all.ts'
import type { Branch, Grouping, Leaf } from '../grammar/shape.ts'
import { STAND_INS, STORES } from '../stores.ts'
import type { LeafClass } from '../types.ts'

/** A leaf class with the grammar above it and the stores that sell it, the first one open. */
export interface Place {
  readonly leafClass: LeafClass
  readonly leaf: Leaf
  readonly group: Grouping
  readonly branch: Branch
  readonly stores: readonly number[]
}

/** All leaf classes in the order of the tree. */
export const PLACES: readonly Place[] = GRAMMAR.flatMap((branch, rootIndex) =>
  branch.groups.flatMap((group, middleIndex) =>
    group.leaves.map((leaf, leafIndex): Place => {
      const leafClass = CLASSES[rootIndex]?.middles[middleIndex]?.leaves[leafIndex]
      if (leafClass === undefined) throw new RangeError(`no class for ${leaf.code}`)
      return { leafClass, leaf, group, branch, stores: storesFor(group.code) }
    }),
  ),
)

function storesFor(middle: string): number[] {
  const able = STORES.flatMap((store, index) =>
    store.verify === 'passed' && (store.sells.includes(middle) || store.en === STAND_INS[middle]) ? [index] : [],
  )
  const open = able.filter(index => STORES[index]?.status === 'open')
  if (open.length === 0) throw new RangeError(`no open store sells ${middle}`)
  return [...open, ...able.filter(index => !open.includes(index))]
}
