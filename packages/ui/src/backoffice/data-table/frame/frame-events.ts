import type { KeyboardEvent, MouseEvent } from 'react'
import type { TablePlugin } from '../context/table-plugin.ts'
import type { TableState } from '../context/use-table-state.ts'

const rowAt = (target: Element): string => target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? ''

/** Handles the clicks of all small buttons in the cells, and keys on a row, for all rows at once. */
export function frameEvents(table: TableState, plugins: readonly TablePlugin[]) {
  const rowOf = (id: string) => table.rows.find(row => row.id === id)
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('tbody button') : null
    if (!button) return
    for (const plugin of plugins) {
      for (const [name, act] of Object.entries(plugin.press ?? {})) {
        const value = button.dataset[name]
        if (value !== undefined) act(table, { value, row: rowOf(rowAt(button)) })
      }
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !target.matches('tr[data-row]')) return
    const row = rowOf(rowAt(target))
    if (plugins.some(plugin => plugin.rowKey?.(table, row, key))) event.preventDefault()
  }
  return { onClick, onKeyDown }
}
