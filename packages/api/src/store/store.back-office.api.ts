import type { StoreStatus } from '@shiji/contract/statuses.ts'
import type { Freight } from '@shiji/contract/store/store.ts'
import { api } from '../base/api.ts'
import type { FormBody } from '../base/form.ts'

const storesChanged = [{ type: 'Resource' as const, id: '/Admin/stores' }, 'Store' as const]

/** Reviews and states of stores (admin), freight templates (seller). */
export const storeBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    reviewStore: build.mutation<
      unknown,
      { readonly id: number; readonly store_verify: 'passed' | 'denied'; readonly reason?: string }
    >({
      query: body => ({ url: '/Admin/stores/verify', method: 'PUT', body }),
      invalidatesTags: () => storesChanged,
    }),
    setStoreStatus: build.mutation<
      unknown,
      { readonly id: number; readonly store_status: StoreStatus; readonly reason?: string }
    >({
      query: body => ({ url: '/Admin/stores/status', method: 'PUT', body }),
      invalidatesTags: () => storesChanged,
    }),
    /** GET /Seller/freights: all templates, the first is the default. */
    listFreights: build.query<readonly Freight[], void>({
      query: () => ({ url: '/Seller/freights' }),
      providesTags: [{ type: 'Resource', id: '/Seller/freights' }],
    }),
    /** PUT /Seller/freights/0: the whole list at once. */
    saveFreights: build.mutation<unknown, { readonly info: readonly FormBody[] }>({
      query: body => ({ url: '/Seller/freights/0', method: 'PUT', body }),
      invalidatesTags: (_done, failure) => (failure ? [] : [{ type: 'Resource', id: '/Seller/freights' }]),
    }),
  }),
})

export const { useReviewStoreMutation, useSetStoreStatusMutation, useListFreightsQuery, useSaveFreightsMutation } =
  storeBackOfficeApi
