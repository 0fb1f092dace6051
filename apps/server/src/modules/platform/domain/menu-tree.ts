import type { Permission } from '@shiji/contract/permissions.ts'

/** A menu entry as code declares it; groups have children instead of `apis` and `view`. */
export interface MenuDeclaration<P extends Permission = Permission> {
  /** Stable name by which the row is found again when code is synced. */
  readonly code: string
  readonly zh: string
  readonly en: string
  /** Font icon name (spec §5). */
  readonly icon: string
  /** Browser route. */
  readonly apis?: string
  /** Screen in the SPA's `views` folder. */
  readonly view?: string
  /** 1: a page with its own layout (spec §2). */
  readonly isOpen?: 1
  /**
   * The permission that a viewer needs; absent for groups and for pages that are not built. A permission that can be
   * granted to a role opens something, so a future page has none: until then only owners and super admins see it in
   * their menu.
   */
  readonly permission?: P
  readonly children?: readonly MenuDeclaration<P>[]
}

/** A declared entry with its place in the tree. */
export interface PlacedMenu {
  readonly entry: MenuDeclaration
  readonly parent: string | undefined
  /** Position among its siblings, from 1. */
  readonly position: number
}

/** All entries of a declared tree, parents before their children. Throws for a duplicate code. */
export function placeMenus(tree: readonly MenuDeclaration[], parent?: string): readonly PlacedMenu[] {
  const placed = tree.flatMap((entry, index) => [
    { entry, parent, position: index + 1 },
    ...placeMenus(entry.children ?? [], entry.code),
  ])
  const codes = new Set(placed.map(({ entry }) => entry.code))
  if (codes.size !== placed.length) throw new Error('a menu code stands twice')
  return placed
}
