import { storeCall } from '@shiji/contract/store/store.buyer.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'

export const storeBuyerApi = api.injectEndpoints({
  endpoints: build => ({ store: queryOf(build, storeCall, { by: 'id' }) }),
})

export const { useStoreQuery } = storeBuyerApi
