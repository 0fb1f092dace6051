import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { OrderDetail, ShipData, ShipInput } from '@shiji/contract/order/order.ts'
import { api } from '../base/api.ts'

type BackOffice = Exclude<Area, 'buyer'>
const orders = (area: BackOffice) => `${AREA_PREFIX[area]}/orders`
const changed = (area: BackOffice) => [{ type: 'Resource' as const, id: orders(area) }, 'Order' as const]

/** Calls of the back offices for orders, beyond the calls of every resource. */
export const orderBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    getBackOfficeOrder: build.query<OrderDetail, { readonly area: BackOffice; readonly id: number }>({
      query: ({ area, id }) => ({ url: orders(area), id }),
      providesTags: (_order, _error, { id }) => ['Order', { type: 'Order', id }],
    }),
    /** PUT {area}/orders/status/edit: ships one or many orders; returns the refused ones with their reasons. */
    shipOrders: build.mutation<ShipData, ShipInput & { readonly area: BackOffice }>({
      query: ({ area, ...body }) => ({ url: `${orders(area)}/status/edit`, method: 'PUT', body }),
      invalidatesTags: (_done, _failure, { area }) => changed(area),
    }),
    /** PUT /Admin/orders/status/edit: cancels an unpaid order, with a reason. */
    cancelOrder: build.mutation<unknown, { readonly id: number; readonly reason: string }>({
      query: body => ({ url: '/Admin/orders/status/edit', method: 'PUT', body: { ...body, move: 'cancel' } }),
      invalidatesTags: () => changed('admin'),
    }),
  }),
})

export const { useGetBackOfficeOrderQuery, useShipOrdersMutation, useCancelOrderMutation } = orderBackOfficeApi
