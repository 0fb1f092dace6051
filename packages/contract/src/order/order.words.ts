/** Colours of a store's notes on its orders. */
export const NOTE_FLAGS = ['red', 'orange', 'green', 'blue', 'purple'] as const
export type NoteFlag = (typeof NOTE_FLAGS)[number]

/** Hours after shipping in which the number of a parcel may be corrected. */
export const PARCEL_CHANGE_HOURS = 24

/** Paid orders by their time to ship: `overdue` when it is over, `soon` when it ends within `DUE_SOON_HOURS`. */
export const SHIP_DUES = ['overdue', 'soon'] as const
export type ShipDue = (typeof SHIP_DUES)[number]
export const DUE_SOON_HOURS = 6

/** States of a buyer's request for another address. */
export const ADDRESS_REQUEST_STATES = ['open', 'granted', 'refused', 'withdrawn'] as const

/** Most orders that go as one parcel. */
export const MERGED_ORDERS = 50

/** What is printed of orders: a label for the parcel, a list for the buyer, and a list of goods for the person who picks them. */
export const PRINT_PAPERS = ['waybill', 'slip', 'pick'] as const
export type PrintPaper = (typeof PRINT_PAPERS)[number]

/** Most orders that are printed at once. */
export const PRINTED_ORDERS = 200

/** Most rows of a sheet of tracking numbers. */
export const SHIP_SHEET_ROWS = 500
