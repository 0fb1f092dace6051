import { FoldHorizontal, UnfoldHorizontal } from 'lucide-react'
import { Button } from '../../../common/button/button.tsx'
import { Icon } from '../../../common/icon/icon.tsx'
import { useTableContext } from '../context/table-context.ts'
import type { TablePlugin } from '../context/table-plugin.ts'

// Reserves the space, or a late button would move the rows on a phone, where nearly every table hides columns.
const FOLDED_PLACE = 4

function FoldedColumns() {
  const { fit, loadedAt, say } = useTableContext()
  const { folded, open, toggle } = fit
  if (folded === 0 && loadedAt !== undefined) return null
  return (
    <Button
      size="sm"
      look="plain"
      {...(folded === 0 ? { hideFrom: 'md', visibility: 'hidden' } : {})}
      icon={<Icon of={open ? FoldHorizontal : UnfoldHorizontal} size={16} />}
      onClick={toggle}
    >
      {say(open ? 'table.columns_fold' : 'table.columns_unfold', { count: folded || FOLDED_PLACE })}
    </Button>
  )
}

/** Columns that do not fit, behind a button. */
export const roomPlugin: TablePlugin = { name: 'room', toolbarEnd: FoldedColumns }
