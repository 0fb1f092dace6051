import { call } from '../call.ts'
import { listCall, type NoBody } from '../lists/list-call.ts'
import type { Done, IdParams } from '../schema.ts'
import type { StockChangeInput, StockHistory, StockHistoryQuery, StockLevelInput, StockRow } from './stock.ts'
import type { StockSheet, StockSheetInput } from './stock-sheet.ts'

/** Every SKU of the store with its stock. */
export const stocksCall = listCall<StockRow, StockRow, NoBody, StockLevelInput>()({
  area: 'seller',
  path: 'stocks',
  noun: 'stock',
  filters: {
    id: 'number',
    goods_id: 'number',
    goods_name: 'text',
    code: 'text',
    class_id: 'number',
    low_stock: 'flag',
    sold_out: 'flag',
  },
  sorts: ['id'],
  defaultSort: { prop: 'id', order: 'desc' },
})

/** Sets the warning level of a SKU, or lets it follow the store's. */
export const setStockLevelCall = call<{ params: IdParams; body: StockLevelInput; data: Done }>()({
  method: 'PUT',
  path: '/stocks/:id',
  area: 'seller',
  access: 'stock.update',
  changes: ['/stocks', '/goods'],
})

/** Books what came in or went out of one SKU, with its reason. */
export const changeStockCall = call<{ body: StockChangeInput; data: Done }>()({
  method: 'PUT',
  path: '/stocks/change',
  area: 'seller',
  access: 'stock.update',
  idempotent: true,
  keyed: true,
  changes: ['/stocks', '/goods'],
})

/** Books a sheet of codes and quantities, all rows or none; or only looks at it. */
export const stockSheetCall = call<{ body: StockSheetInput; data: StockSheet }>()({
  method: 'PUT',
  path: '/stocks/sheet',
  area: 'seller',
  access: 'stock.update',
  idempotent: true,
  keyed: true,
  changes: ['/stocks', '/goods'],
})

/** The history of a SKU, newest first. */
export const stockHistoryCall = call<{ params: IdParams; query: StockHistoryQuery; data: StockHistory }>()({
  method: 'GET',
  path: '/stocks/:id/movements',
  area: 'seller',
  access: 'stock.view',
  reads: ['/stocks'],
})
