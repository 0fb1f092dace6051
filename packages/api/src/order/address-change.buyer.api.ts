import { changeAddressCall, withdrawAddressCall } from '@shiji/contract/order/changes/changes.buyer.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf } from '../base/endpoint.ts'

/** Changes of the address of a buyer's order; apart from its other calls, since few visits need them. */
const addressChangeApi = api.injectEndpoints({
  endpoints: build => ({
    changeOrderAddress: mutationOf(build, changeAddressCall),
    withdrawOrderAddress: mutationOf(build, withdrawAddressCall),
  }),
})

export const { useChangeOrderAddressMutation, useWithdrawOrderAddressMutation } = addressChangeApi
