import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { MenuRow } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'

/** Possible parents of an entry: modules and their groups, since a menu has three levels. */
export function parentNodes(rows: readonly MenuRow[], locale: Locale): readonly CascadeNode[] {
  const below = (pid: number) => rows.filter(row => row.pid === pid)
  return below(0).map(row => ({
    value: row.id,
    label: inLanguage(row, 'name', locale),
    children: below(row.id).map(child => ({ value: child.id, label: inLanguage(child, 'name', locale), leaf: true })),
  }))
}

/** Ids from the root down to an entry; empty for the root itself and for unknown entries. */
export function pathTo(rows: readonly { readonly id: number; readonly pid: number }[], id: number): readonly number[] {
  const row = rows.find(each => each.id === id)
  return row === undefined ? [] : [...pathTo(rows, row.pid), row.id]
}
