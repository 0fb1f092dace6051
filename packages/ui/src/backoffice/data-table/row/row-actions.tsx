import type { SayText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'

export interface RowActionsProps<Row extends object> {
  readonly row: Row
  readonly place: number
  readonly say: SayText
  readonly onView: ((row: Row) => void) | undefined
  readonly onEdit: ((row: Row) => void) | undefined
  readonly onDelete: ((row: Row) => void) | undefined
  /** Buttons of the page. */
  readonly more: ReactNode
  /** Opens the rarely used actions below this button. */
  readonly onMenu: ((row: Row, button: HTMLElement) => void) | undefined
}

/**
 * View, edit and delete buttons of a row, and those that the page adds; a button that is not allowed is not rendered.
 * Plain buttons, styled by the frame around the table: three styled components in each of 400 rows would cost more than
 * everything else. In a narrow table those with `data-act` show as icons, with their text as accessible name.
 */
export function RowActions<Row extends object>({
  row,
  place,
  say,
  onView,
  onEdit,
  onDelete,
  more,
  onMenu,
}: RowActionsProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for form controls
    <div data-actions role="group" aria-label={say('table.row_actions', { row: place })}>
      {onView && (
        <button type="button" data-act="view" onClick={() => onView(row)}>
          {say('table.view')}
        </button>
      )}
      {onEdit && (
        <button type="button" data-act="edit" onClick={() => onEdit(row)}>
          {say('table.edit')}
        </button>
      )}
      {more}
      {onDelete && (
        <button type="button" data-act="delete" data-danger onClick={() => onDelete(row)}>
          {say('table.delete')}
        </button>
      )}
      {onMenu && (
        <button type="button" data-act="more" aria-haspopup="menu" onClick={event => onMenu(row, event.currentTarget)}>
          {say('table.more')}
        </button>
      )}
    </div>
  )
}

export interface MoreButtonProps {
  readonly place: number
  readonly say: SayText
  readonly onPress: (button: HTMLElement) => void
}

/** The single button of a row, if there is no room for all. */
export function MoreButton({ place, say, onPress }: MoreButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for form controls
    <div data-actions role="group" aria-label={say('table.row_actions', { row: place })}>
      <button type="button" data-act="more" aria-haspopup="dialog" onClick={event => onPress(event.currentTarget)}>
        {say('table.more')}
      </button>
    </div>
  )
}
