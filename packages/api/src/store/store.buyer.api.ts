import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { api } from '../base/api.ts'

export const storeBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    store: build.query<StoreInfo, number>({
      query: id => ({ url: '/store', id }),
      providesTags: (_data, _error, id) => [{ type: 'Store', id }],
    }),
  }),
})

export const { useStoreQuery } = storeBuyerApi
