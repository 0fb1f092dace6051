import { call } from '../../call.ts'
import type { PrintData, PrintInput } from './print.ts'
import type { ShipSheet, ShipSheetInput } from './ship-sheet.ts'

/** What the papers of several orders show; `params` is base64 JSON, as of `/orders/find/all`. */
export const printDataCall = call<{ query: { params: string }; data: PrintData }>()({
  method: 'GET',
  path: '/orders/print',
  area: 'seller',
  access: 'order.ship',
  reads: ['/orders'],
})

/** Records who prints which papers; the first waybill of an order sets `printed_at`. */
export const printOrdersCall = call<{ body: PrintInput; data: { readonly ids: number[] } }>()({
  method: 'PUT',
  path: '/orders/print',
  area: 'seller',
  access: 'order.ship',
  changes: ['/orders', 'Order'],
})

/** Ships a sheet of tracking numbers row by row, or only looks at it; rows with a wrong cell are left out. */
export const shipSheetCall = call<{ body: ShipSheetInput; data: ShipSheet }>()({
  method: 'PUT',
  path: '/orders/sheet',
  area: 'seller',
  access: 'order.ship',
  changes: ['/orders', 'Order'],
  changesWhenRefused: true,
})
