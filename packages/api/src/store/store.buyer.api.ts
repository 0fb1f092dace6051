import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { api } from '../base/api.ts'

export const storeBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    store: build.query<StoreInfo, number>({ query: id => ({ url: '/store', id }) }),
  }),
})

export const { useStoreQuery } = storeBuyerApi
