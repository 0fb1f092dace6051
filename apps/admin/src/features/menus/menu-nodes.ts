import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { MenuRow } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { treeOf } from '@shiji/kit/tree/tree.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'

/** Possible parents of an entry: modules and their groups, since a menu has three levels. */
export function parentNodes(rows: readonly MenuRow[], locale: Locale): readonly CascadeNode[] {
  const modules = new Set(rows.filter(({ pid }) => pid === 0).map(({ id }) => id))
  const parents = rows.filter(({ id, pid }) => modules.has(id) || modules.has(pid))
  return treeOf(parents, (row, children: CascadeNode[]) => ({
    value: row.id,
    label: inLanguage(row, 'name', locale),
    ...(modules.has(row.id) ? { children } : { leaf: true }),
  }))
}

/** Ids from the root down to an entry; empty for the root itself and for unknown entries. */
export function pathTo(rows: readonly { readonly id: number; readonly pid: number }[], id: number): readonly number[] {
  const row = rows.find(each => each.id === id)
  return row === undefined ? [] : [...pathTo(rows, row.pid), row.id]
}
