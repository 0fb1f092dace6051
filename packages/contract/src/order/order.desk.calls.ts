import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type { DeskOrderDetail, DeskOrderRow, MergeInput, OrderNoteInput, ParcelChangeInput } from './order.desk.ts'
import type { OrdersEdit, OrdersEdited, StoreOrdersEdit } from './order.ts'

/** One order with its whole life. */
export const deskOrderCall = call<{ params: IdParams; data: DeskOrderDetail }>()({
  method: 'GET',
  path: '/orders/:id',
  area: ['seller', 'admin'],
  access: 'order.view',
  reads: ['Order', 'Order/:id'],
})

/** Several orders, for the ship dialog; `params` is base64 JSON. */
export const findOrdersCall = call<{ query: { params: string }; data: DeskOrderRow[] }>()({
  method: 'GET',
  path: '/orders/find/all',
  area: ['seller', 'admin'],
  access: 'order.view',
})

const edit = {
  method: 'PUT',
  path: '/orders/status/edit',
  changes: ['/orders', 'Order'],
  changesWhenRefused: true,
} as const

/** Ships one or many orders; those that cannot be shipped are named with the reason. */
export const storeOrdersEditCall = call<{ body: StoreOrdersEdit; data: OrdersEdited }>()({
  ...edit,
  area: 'seller',
  access: 'order.ship',
})

/** Cancels an unpaid order with a reason, or ships orders for their stores. */
export const ordersEditCall = call<{ body: OrdersEdit; data: OrdersEdited }>()({
  ...edit,
  area: 'admin',
  access: { field: 'move', permissions: { cancel: 'order.cancel', ship: 'order.ship' }, otherwise: 'ship' },
})

/** Ships several orders of one buyer at one address as one parcel; all or none. */
export const mergeOrdersCall = call<{ body: MergeInput; data: { readonly shipped: number[] } }>()({
  method: 'PUT',
  path: '/orders/merge',
  area: 'seller',
  access: 'order.ship',
  changes: ['/orders', 'Order'],
  changesWhenRefused: true,
})

/** Notes of the store on its orders; the answer names the orders that have the note now. */
export const orderNoteCall = call<{ body: OrderNoteInput; data: { readonly ids: number[] } }>()({
  method: 'PUT',
  path: '/orders/note',
  area: 'seller',
  access: 'order.note',
  changes: ['/orders', 'Order'],
})

/** Corrects company and number of a parcel within `PARCEL_CHANGE_HOURS`. */
export const changeParcelCall = call<{ params: IdParams; body: ParcelChangeInput; data: Done }>()({
  method: 'PUT',
  path: '/orders/parcel/:id',
  area: ['seller', 'admin'],
  access: 'order.ship',
  changes: ['/orders', 'Order'],
  changesWhenRefused: true,
})
