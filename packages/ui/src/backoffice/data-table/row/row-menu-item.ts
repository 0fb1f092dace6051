/** A line behind the button "more" of a row. */
export interface RowMenuItem {
  readonly label: string
  /** Drawn as dangerous. @default false */
  readonly danger?: boolean
  readonly onSelect: () => void
}
