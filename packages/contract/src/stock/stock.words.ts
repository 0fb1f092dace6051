/** Why a person changes stock. */
export const STOCK_REASONS = ['purchase', 'return', 'damage', 'loss', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** Reasons of movements: those of people, and a count that was applied. */
export const MOVEMENT_REASONS = [...STOCK_REASONS, 'stocktaking'] as const
export type MovementReason = (typeof MOVEMENT_REASONS)[number]

/** What a count covers. */
export const STOCKTAKE_RANGES = ['all', 'class', 'low'] as const
export type StocktakeRange = (typeof STOCKTAKE_RANGES)[number]

/** States of a count: it ends once. */
export const STOCKTAKE_STATUSES = ['open', 'applied', 'abandoned'] as const
export type StocktakeStatus = (typeof STOCKTAKE_STATUSES)[number]

/** Rows of a count that one call enters. */
export const COUNTED_AT_ONCE = 1_000
/** Most SKUs of one count. */
export const STOCKTAKE_ROWS = 20_000
/** Most rows of a sheet that changes stock. */
export const STOCK_SHEET_ROWS = 2_000

/** A sheet has what is on hand, or what came in or went out. */
export const SHEET_MODES = ['count', 'difference'] as const
export type SheetMode = (typeof SHEET_MODES)[number]

/** What may be wrong with a code: no SKU has it, several have it, or the sheet has it twice. */
export const CODE_PROBLEMS = ['missing', 'double', 'twice'] as const
/** What may be wrong with a quantity: below zero, more than fits, or less than unpaid orders reserve. */
export const QUANTITY_PROBLEMS = ['negative', 'too_many', 'reserved'] as const
