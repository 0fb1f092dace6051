/** What a sheet is about. `goods` has a line per SKU with the facts of its goods; stores and orders are only taken out. */
export const SHEET_KINDS = ['goods', 'stock', 'prices', 'orders', 'stores'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** Kinds that are read back. The shipping sheet of orders is a page of its own (`ShipSheetInput`). */
export const IMPORT_KINDS = ['goods', 'stock', 'prices'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const SHEET_DIRECTIONS = ['import', 'export'] as const
export type SheetDirection = (typeof SHEET_DIRECTIONS)[number]

/** States of a sheet's job. An export goes from waiting over writing to done. */
export const SHEET_STATES = [
  'waiting',
  'checking',
  'checked',
  'applying',
  'writing',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const
export type SheetState = (typeof SHEET_STATES)[number]

/** What a person may do with a job now. */
export const SHEET_ACTIONS = ['apply', 'cancel', 'undo'] as const
export type SheetAction = (typeof SHEET_ACTIONS)[number]

/** Columns of the goods sheet that belong to goods: the first line of goods has them, further lines may leave them empty. */
export const GOODS_COLUMNS = [
  'name',
  'name_en',
  'subname',
  'subname_en',
  'class',
  'brand',
  'images',
  'freight',
  'ship_hours',
  'shelf',
] as const

/** Columns of the goods sheet that name a SKU by its values. */
export const AXIS_COLUMNS = [
  'axis_1',
  'axis_1_en',
  'value_1',
  'value_1_en',
  'axis_2',
  'axis_2_en',
  'value_2',
  'value_2_en',
  'axis_3',
  'axis_3_en',
  'value_3',
  'value_3_en',
] as const

/** Columns of each kind of sheet, in their order; the first one names the record. Sheets are read and written with the same ones. */
export const SHEET_COLUMNS = {
  goods: ['goods', ...GOODS_COLUMNS, ...AXIS_COLUMNS, 'code', 'price', 'market_price', 'stock', 'weight', 'picture'],
  stock: ['sku', 'goods_name', 'sku_name', 'stock'],
  prices: ['sku', 'goods_name', 'sku_name', 'price', 'market_price'],
  orders: [
    'order_no',
    'order_status',
    'created_at',
    'pay_time',
    'delivery_time',
    'goods_text',
    'pieces',
    'goods_amount',
    'freight_amount',
    'discount_amount',
    'payable',
    'user_name',
    'receive_name',
    'receive_tel',
    'receive_area',
    'receive_address',
    'remark',
    'note',
  ],
  stores: [
    'id',
    'store_name',
    'store_name_en',
    'owner',
    'company_name',
    'mobile',
    'area_info',
    'address',
    'store_verify',
    'store_status',
    'grade_name',
    'goods_count',
    'store_money',
    'created_at',
    'passed_at',
  ],
} as const satisfies Readonly<Record<SheetKind, readonly string[]>>

/** A column of any sheet. */
export type SheetColumnName = (typeof SHEET_COLUMNS)[SheetKind][number]

/** Columns that a sheet must have to be read. */
export const NEEDED_COLUMNS = {
  goods: ['goods', 'price'],
  stock: ['sku', 'stock'],
  prices: ['sku', 'price'],
} as const satisfies Readonly<Record<ImportKind, readonly SheetColumnName[]>>
