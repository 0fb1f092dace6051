import type { SellerStore, SellerStoreChange } from '@shiji/contract/store/store.ts'
import { api } from '../base/api.ts'

type Change = Partial<Record<keyof typeof SellerStoreChange.properties, unknown>>

/** A seller's own store, always addressed as 0. */
export const ownStoreSellerApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /Seller/stores/0. */
    ownStore: build.query<SellerStore, void>({
      query: () => ({ url: '/Seller/stores/0' }),
      providesTags: ['Store'],
    }),
    /** PUT /Seller/stores/0: only the given fields change; a status is sent with its reason. */
    changeOwnStore: build.mutation<unknown, Change>({
      query: body => ({ url: '/Seller/stores/0', method: 'PUT', body }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Store']),
    }),
  }),
})

export const { useOwnStoreQuery, useChangeOwnStoreMutation } = ownStoreSellerApi
