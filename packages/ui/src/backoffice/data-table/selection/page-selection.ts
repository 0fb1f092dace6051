import type { TableRowModel } from '../model/features.ts'

/** How much of the visible rows is selected; closed branches of a tree do not count. */
export function pageSelection(rows: readonly Pick<TableRowModel, 'getIsSelected'>[]): 'all' | 'some' | 'none' {
  const selected = rows.filter(row => row.getIsSelected()).length
  if (selected === 0) return 'none'
  return selected === rows.length ? 'all' : 'some'
}
