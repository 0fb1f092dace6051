import { ASSORTMENT } from './assortment/all.ts'
import { both } from './pair.ts'
import type { RootClass } from './types.ts'

/**
 * The class tree, 8 × 4 × 4, as the assortment names it. Commission is set on the second level and applies to its leaves.
 */
export const CLASSES: readonly RootClass[] = ASSORTMENT.map(branch => ({
  code: branch.code,
  cover: branch.cover,
  ...both(branch.name),
  middles: branch.groups.map(group => ({
    code: group.code,
    cover: group.cover,
    ...both(group.name),
    commissionBp: group.commission,
    leaves: group.leaves.map(({ code, name, attributes, voices }) => ({
      code,
      ...both(name),
      commissionBp: group.commission,
      attributes,
      voices,
    })),
  })),
}))
