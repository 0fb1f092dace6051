/** Most SKUs of one save of the price and stock sheet: five goods with all SKUs that goods can have. */
export const SKU_SHEET_ROWS = 1_000

/** Largest figures of the sheet: prices in fen, stock in pieces. */
export const MOST_FIGURE = { price: 100_000_000_00, market_price: 100_000_000_00, stock: 9_999_999 } as const
