import type { TablePlugin } from '../context/table-plugin.ts'
import { branchState } from './branches.ts'

/** Rows with children: the level and the button in the first cell, and keys to move in and out. */
export const treePlugin: TablePlugin = {
  name: 'tree',
  cell: (content, { row, share, isStem, branch }) => {
    if (!isStem) return content
    return (
      <div data-stem style={{ paddingInlineStart: row.depth * 20 }}>
        {branch ? (
          <button
            type="button"
            data-branch={branch}
            aria-label={share.say(branch === 'closed' ? 'table.branch_open' : 'table.branch_close')}
            aria-busy={branch === 'loading'}
            tabIndex={-1}
          />
        ) : (
          <span data-branch="none" />
        )}
        <span>{content}</span>
      </div>
    )
  },
  press: {
    branch: ({ tree }, { row }) => {
      if (row) tree.toggle(row)
    },
  },
  rowKey: ({ page, tree, rowFocus }, row, key) => {
    if (!page.tree || !row || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
    const branch = branchState(row, tree.loaded.get(row.id))
    if (key === 'ArrowRight') {
      if (branch === 'closed') tree.toggle(row)
      else if (branch === 'open') rowFocus.step(1)
    } else if (branch === 'open') tree.toggle(row)
    else if (row.parentId !== undefined) rowFocus.focusId(row.parentId)
    return true
  },
}
