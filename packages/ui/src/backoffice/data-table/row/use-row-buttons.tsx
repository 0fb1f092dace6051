import type { SayText } from '@shiji/i18n/react.ts'
import { type ReactNode, useMemo, useState } from 'react'
import type { OpenDialog } from '../record/table-dialogs.tsx'
import type { TableActions } from '../table-props.ts'
import type { TableButtons } from '../toolbar/table-buttons.ts'
import { MoreButton, RowActions } from './row-actions.tsx'

/** A menu of a row, and the button that opened it. */
export interface OpenRowMenu<Row extends object> {
  readonly row: Row
  readonly place: number
  readonly button: HTMLElement
}

/**
 * The buttons of the rows; undefined if no row has any. The function is stable while the page's own stay the same. In a
 * `tight` table, a single button replaces all of a row and opens them.
 */
export function useRowButtons<Row extends object>(
  say: SayText,
  { show, update, deletes }: TableButtons,
  { allows, rowActions, rowMenu, onView, onEdit }: TableActions<Row>,
  setDialog: (open: OpenDialog<Row>) => void,
  askDelete: (row: Row) => void,
  tight: boolean,
) {
  const [menu, setMenu] = useState<OpenRowMenu<Row>>()
  const drawAll = useMemo(() => {
    if (!show && !update && !deletes && !rowActions && !rowMenu) return undefined
    const may = (row: Row, action: 'show' | 'update' | 'deletes'): boolean => allows?.(row, action) ?? true
    return (row: Row, place: number, hasMenu: boolean): ReactNode => (
      <RowActions
        row={row}
        place={place}
        say={say}
        onView={show && may(row, 'show') ? (onView ?? (each => setDialog({ kind: 'view', row: each }))) : undefined}
        onEdit={update && may(row, 'update') ? (onEdit ?? (each => setDialog({ kind: 'edit', row: each }))) : undefined}
        onDelete={deletes && may(row, 'deletes') ? askDelete : undefined}
        more={rowActions?.(row)}
        onMenu={
          hasMenu && rowMenu && rowMenu(row).length > 0
            ? (each, button) => setMenu({ row: each, place, button })
            : undefined
        }
      />
    )
  }, [show, update, deletes, rowActions, rowMenu, allows, onView, onEdit, setDialog, askDelete, say])
  const draw = useMemo(
    () =>
      drawAll &&
      ((row: Row, place: number): ReactNode =>
        tight ? (
          <MoreButton place={place} say={say} onPress={button => setMenu({ row, place, button })} />
        ) : (
          drawAll(row, place, true)
        )),
    [drawAll, tight, say],
  )
  return {
    draw,
    menu,
    /** Content of the open menu above its items: all buttons of the row when the table is tight. */
    menuButtons: menu && tight ? drawAll?.(menu.row, menu.place, false) : undefined,
    closeMenu: () => setMenu(undefined),
  }
}
