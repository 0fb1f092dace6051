import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

function PageButtons() {
  const { page, selection } = useTableContext()
  return page.toolbar?.(selection.ids)
}

/** The page's own buttons in the toolbar. */
export const pageButtonsPlugin: TablePlugin = { name: 'page buttons', toolbar: PageButtons }
