import { Suspense } from 'react'
import { onDemand } from '../../../common/lazy/on-demand.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

// Loaded on first use, since only some visits need it.
const RowMenu = onDemand(() => import('./row-menu.tsx').then(module => module.RowMenu))

function Menu() {
  const { page, rowButtons } = useTableContext()
  const { menu, closeMenu, menuButtons } = rowButtons
  if (!menu) return null
  return (
    <Suspense fallback={null}>
      <RowMenu items={page.rowMenu?.(menu.row) ?? []} button={menu.button} onClose={closeMenu}>
        {menuButtons}
      </RowMenu>
    </Suspense>
  )
}

/** Rarely used actions of a row, in its "more" menu. */
export const rowMenuPlugin: TablePlugin = { name: 'row menu', below: Menu }
