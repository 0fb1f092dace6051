import type { SayText } from '@shiji/i18n/react.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { RowActions } from './row-actions.tsx'
import type { TableButtons } from './table-buttons.ts'
import type { OpenDialog } from './table-dialogs.tsx'
import type { TableDeeds } from './table-props.ts'

/** A menu of a row, and the button that it hangs on. */
export interface OpenRowMenu<Row extends object> {
  readonly row: Row
  readonly button: HTMLElement
}

/** The buttons of the rows; undefined where no row has any. One function as long as the page's own stay the same. */
export function useRowButtons<Row extends object>(
  say: SayText,
  { show, update, deletes }: TableButtons,
  { allows, rowActions, rowMenu, onView, onEdit }: TableDeeds<Row>,
  setDialog: (open: OpenDialog<Row>) => void,
  askDelete: (row: Row) => void,
) {
  const [menu, setMenu] = useState<OpenRowMenu<Row>>()
  const draw = useMemo(() => {
    if (!show && !update && !deletes && !rowActions && !rowMenu) return undefined
    const may = (row: Row, action: 'show' | 'update' | 'deletes'): boolean => allows?.(row, action) ?? true
    return (row: Row, place: number): ReactNode => (
      <RowActions
        row={row}
        place={place}
        say={say}
        onView={show && may(row, 'show') ? (onView ?? (each => setDialog({ kind: 'view', row: each }))) : undefined}
        onEdit={update && may(row, 'update') ? (onEdit ?? (each => setDialog({ kind: 'edit', row: each }))) : undefined}
        onDelete={deletes && may(row, 'deletes') ? askDelete : undefined}
        more={rowActions?.(row)}
        onMenu={rowMenu && rowMenu(row).length > 0 ? (each, button) => setMenu({ row: each, button }) : undefined}
      />
    )
  }, [show, update, deletes, rowActions, rowMenu, allows, onView, onEdit, setDialog, askDelete, say])
  return { draw, menu, closeMenu: () => setMenu(undefined) }
}
