import type { DeskArea } from '@shiji/contract/lists/list-call.ts'
import { changePriceCall, decideAddressCall } from '@shiji/contract/order/changes/changes.desk.calls.ts'
import {
  changeParcelCall,
  deskOrderCall,
  findOrdersCall,
  mergeOrdersCall,
  orderNoteCall,
  ordersEditCall,
  storeOrdersEditCall,
} from '@shiji/contract/order/order.desk.calls.ts'
import type { ShipInput } from '@shiji/contract/order/order.ts'
import { printDataCall, printOrdersCall, shipSheetCall } from '@shiji/contract/order/shipping/shipping.calls.ts'
import { api } from '../base/api.ts'
import { mutationBy, mutationOf, queryOf, sending } from '../base/endpoint.ts'
import { base64Params } from '../base/transport/params.ts'

/** Orders to ship, in the back office where that is done. */
type Shipped = Readonly<ShipInput> & { readonly area: DeskArea }

/** An order to cancel, and why. */
interface Cancelled {
  readonly id: number
  readonly reason: string
}

/** Calls of the back offices for orders, beyond the calls of every resource. */
export const orderBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    getBackOfficeOrder: queryOf(build, deskOrderCall),
    /** Ships one or many orders; the answer names the refused ones with their reasons. */
    shipOrders: mutationBy(build, ({ area, ...orders }: Shipped) =>
      area === 'seller' ? sending(storeOrdersEditCall, orders) : sending(ordersEditCall, orders),
    ),
    /** Several orders of the own store at once, in any state. */
    findStoreOrders: queryOf(build, findOrdersCall, {
      args: (ids: readonly number[]) => ({ area: 'seller' as const, params: base64Params({ order_id: ids }) }),
    }),
    /** Ships several orders of one buyer at one address as one parcel. */
    mergeOrders: mutationOf(build, mergeOrdersCall),
    /** What the papers of several orders show. */
    printData: queryOf(build, printDataCall, {
      args: (ids: readonly number[]) => ({ params: base64Params({ order_id: ids }) }),
    }),
    /** Records that papers of orders are printed. */
    printOrders: mutationOf(build, printOrdersCall),
    /** Ships a sheet of tracking numbers, or only looks at it. */
    shipSheet: mutationOf(build, shipSheetCall),
    /** Writes the store's note on one or many orders. */
    noteOrders: mutationOf(build, orderNoteCall),
    /** Corrects company and number of a parcel. */
    changeParcel: mutationOf(build, changeParcelCall),
    /** Changes the price of an unpaid order. */
    changePrice: mutationOf(build, changePriceCall),
    /** Grants or refuses a request for another address. */
    decideAddress: mutationOf(build, decideAddressCall),
    cancelOrder: mutationOf(build, ordersEditCall, {
      args: ({ id, reason }: Cancelled) => ({ id, reason, move: 'cancel' as const }),
    }),
  }),
})

export const {
  useGetBackOfficeOrderQuery,
  useShipOrdersMutation,
  useFindStoreOrdersQuery,
  useMergeOrdersMutation,
  usePrintDataQuery,
  usePrintOrdersMutation,
  useShipSheetMutation,
  useNoteOrdersMutation,
  useChangeParcelMutation,
  useChangePriceMutation,
  useDecideAddressMutation,
  useCancelOrderMutation,
} = orderBackOfficeApi
