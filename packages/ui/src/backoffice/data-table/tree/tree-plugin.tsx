import type { TablePlugin } from '../context/table-plugin.ts'
import { branchState } from './branches.ts'

const labels = {
  tree: { open: 'table.branch_open', close: 'table.branch_close' },
  details: { open: 'table.details_open', close: 'table.details_close' },
} as const

/** Rows with children, or with details below them: the level and the button in the first cell, and keys to move in and out. */
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
            aria-label={share.say(labels[share.isTree ? 'tree' : 'details'][branch === 'closed' ? 'open' : 'close'])}
            aria-busy={branch === 'loading'}
            {...(share.isTree ? {} : { 'aria-expanded': branch === 'open' })}
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
    branch: ({ page, tree, unfolded }, { row }) => {
      if (!row) return
      if (page.tree) tree.toggle(row)
      else unfolded.toggle(row.id)
    },
  },
  rowKey: ({ page, tree, unfolded, rowFocus }, row, key) => {
    if (!row || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
    if (!page.tree) {
      if (!page.below) return false
      if (unfolded.has(row.id) === (key === 'ArrowLeft')) unfolded.toggle(row.id)
      return true
    }
    const branch = branchState(row, tree.loaded.get(row.id))
    if (key === 'ArrowRight') {
      if (branch === 'closed') tree.toggle(row)
      else if (branch === 'open') rowFocus.step(1)
    } else if (branch === 'open') tree.toggle(row)
    else if (row.parentId !== undefined) rowFocus.focusId(row.parentId)
    return true
  },
}
