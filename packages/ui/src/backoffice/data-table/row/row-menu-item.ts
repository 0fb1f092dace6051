/** An item of the "more" menu of a row. */
export interface RowMenuItem {
  readonly label: string
  /** Styled as dangerous. @default false */
  readonly danger?: boolean
  readonly onSelect: () => void
}
