import { ownStoresCall, switchStoreCall } from '@shiji/contract/identity/invitation.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** The stores of one person in the seller back office. */
export const ownStoresApi = api.injectEndpoints({
  endpoints: build => ({
    ownStores: queryOf(build, ownStoresCall),
    switchStore: mutationOf(build, switchStoreCall),
  }),
})

export const { useOwnStoresQuery, useSwitchStoreMutation } = ownStoresApi
