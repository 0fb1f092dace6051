import { changeOwnStoreCall, ownStoreCall } from '@shiji/contract/store/store.seller.calls.ts'
import { api } from '../base/api.ts'
import type { FormOf } from '../base/call-args.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** A seller's own store. */
export const ownStoreSellerApi = api.injectEndpoints({
  endpoints: build => ({
    ownStore: queryOf(build, ownStoreCall),
    changeOwnStore: mutationOf(build, changeOwnStoreCall, {
      form: (change: FormOf<typeof changeOwnStoreCall>) => change,
    }),
  }),
})

export const { useOwnStoreQuery, useChangeOwnStoreMutation } = ownStoreSellerApi
