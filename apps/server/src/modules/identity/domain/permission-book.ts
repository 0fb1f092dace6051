import type { PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type { PermissionBook, PermissionEntry } from '@shiji/contract/identity/permissions.ts'
import { ADMIN_PERMISSIONS, SELLER_PERMISSIONS } from '@shiji/contract/permissions.ts'

/** Stored words of a group; an empty name and no position are those of the program. */
export interface StoredGroup {
  readonly area: string
  readonly key: string
  readonly name: string
  readonly ename: string
  readonly position: number | null
}

/** Stored words of a permission; empty texts, no group and no position are those of the program. */
export interface StoredTexts {
  readonly area: string
  readonly permission: string
  readonly name: string
  readonly ename: string
  readonly content: string
  readonly econtent: string
  readonly groupKey: string | null
  readonly position: number | null
}

type Groups = Readonly<Record<string, readonly string[]>>
const IN_CODE: Readonly<Record<PermissionArea, Groups>> = { admin: ADMIN_PERMISSIONS, seller: SELLER_PERMISSIONS }

/** Positions of the program leave room for others in between. */
const STEP = 10
/** Groups of the operator start with this, which no group of the program does. */
const OWN = 'own_'

/** Key of a new group of the operator. */
export const ownGroupKey = (id: number): string => `${OWN}${id}`

/** Group and position of a permission in the program; undefined if there is no such permission. */
export function placeInCode(area: PermissionArea, permission: string): { group: string; position: number } | undefined {
  for (const [group, permissions] of Object.entries(IN_CODE[area])) {
    const at = permissions.indexOf(permission)
    if (at >= 0) return { group, position: (at + 1) * STEP }
  }
  return undefined
}

/** Position of a group in the program; undefined for groups of the operator. */
export function groupInCode(area: PermissionArea, group: string): number | undefined {
  const at = Object.keys(IN_CODE[area]).indexOf(group)
  return at < 0 ? undefined : (at + 1) * STEP
}

/**
 * All permissions of an area in their groups, as the operator has arranged them over the program. A permission in a group
 * that is gone returns to its group of the program; a stored permission that the program no longer has is left out.
 */
export function permissionBook(
  area: PermissionArea,
  groups: readonly StoredGroup[],
  texts: readonly StoredTexts[],
): PermissionBook {
  const stored = new Map(groups.filter(group => group.area === area).map(group => [group.key, group]))
  const worded = new Map(texts.filter(text => text.area === area).map(text => [text.permission, text]))
  const own = [...stored.keys()].filter(key => key.startsWith(OWN))
  const members = new Map<string, PermissionEntry[]>()
  for (const key of [...Object.keys(IN_CODE[area]), ...own]) members.set(key, [])
  for (const [home, permissions] of Object.entries(IN_CODE[area])) {
    for (const [at, id] of permissions.entries()) {
      const words = worded.get(id)
      const list = members.get(words?.groupKey ?? home) ?? members.get(home)
      list?.push(entryOf(id, (at + 1) * STEP, words))
    }
  }
  return [...members]
    .map(([key, permissions]) => {
      const words = stored.get(key)
      return {
        area,
        group: key,
        name: words?.name ?? '',
        ename: words?.ename ?? '',
        is_sort: words?.position ?? groupInCode(area, key) ?? 0,
        own: key.startsWith(OWN),
        changed: words !== undefined && !key.startsWith(OWN),
        permissions: permissions.toSorted(bySort),
      }
    })
    .toSorted(bySort)
}

const entryOf = (id: string, home: number, words: StoredTexts | undefined): PermissionEntry => ({
  id,
  name: words?.name ?? '',
  ename: words?.ename ?? '',
  content: words?.content ?? '',
  econtent: words?.econtent ?? '',
  is_sort: words?.position ?? home,
  changed: words !== undefined && isWorded(words),
})

const isWorded = ({ name, ename, content, econtent, groupKey, position }: StoredTexts): boolean =>
  `${name}${ename}${content}${econtent}` !== '' || groupKey !== null || position !== null

/** Equal positions keep the order of the program. */
const bySort = (one: { readonly is_sort: number }, other: { readonly is_sort: number }): number =>
  one.is_sort - other.is_sort
