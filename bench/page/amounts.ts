/** Rows of the export: the most that one file takes. */
export const EXPORTED = 100_000

/** Rows of the import. */
export const IMPORTED = 2000

/** Columns of the imported file. */
export const IMPORTED_COLUMNS = ['订单号', '买家', '店铺', '商品', '金额'] as const
