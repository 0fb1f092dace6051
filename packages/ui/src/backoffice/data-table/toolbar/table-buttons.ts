/** Buttons of a table that a page can switch (§6). */
export interface TableButtons {
  /** View, in the row. */
  readonly show: boolean
  /** Add, in the toolbar. */
  readonly store: boolean
  /** Edit, in the row. */
  readonly update: boolean
  /** Delete of the selected rows, in the toolbar. */
  readonly destroy: boolean
  /** Delete, in the row. */
  readonly deletes: boolean
  readonly search: boolean
  readonly export: boolean
  readonly import: boolean
}

/** Defaults (§6). */
export const defaultButtons: TableButtons = {
  show: true,
  store: true,
  update: true,
  destroy: true,
  deletes: false,
  search: true,
  export: true,
  import: false,
}
