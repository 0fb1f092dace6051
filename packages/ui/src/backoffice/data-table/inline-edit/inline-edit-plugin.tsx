import { Suspense } from 'react'
import { lazyPart } from '../../../common/lazy/lazy-part.tsx'
import { cellContent } from '../cell/cell-content.tsx'
import type { TablePlugin } from '../context/table-plugin.ts'

const InlineCell = lazyPart(() => import('./inline-cell.tsx').then(module => module.InlineCell))

/** Values edited in their cells. */
export const inlineEditPlugin: TablePlugin = {
  name: 'inline edit',
  cell: (content, { row, column, share }) => {
    const { edit } = column
    if (!edit || !(edit.allowed?.(row.original) ?? true)) return content
    return (
      <Suspense fallback={content}>
        <InlineCell
          row={row.original}
          id={column.id}
          title={column.title}
          edit={edit}
          draw={value => cellContent(column, { ...row.original, [column.id]: value }, share.words)}
          onSaved={() => share.onSaved(row.original)}
        />
      </Suspense>
    )
  },
}
