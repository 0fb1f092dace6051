import { storeCall, storesCall } from '@shiji/contract/store/store.buyer.calls.ts'
import type { StoreSearch } from '@shiji/contract/store/store.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'
import { base64Params } from '../base/transport/params.ts'

/** The wire form of a search for stores: base64 JSON, keywords URL-encoded inside of it (spec §2). */
export const storeSearchText = ({ keywords, ...rest }: StoreSearch): string =>
  base64Params({ ...(keywords === undefined ? {} : { keywords: encodeURIComponent(keywords) }), ...rest })

/** A search for stores, with the reader's place where one was given. */
export type StoresArg = StoreSearch & { readonly lat?: number; readonly lng?: number }

export const storeBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    store: queryOf(build, storeCall, { by: 'id' }),
    stores: queryOf(build, storesCall, {
      args: ({ lat, lng, ...search }: StoresArg) => ({
        params: storeSearchText(search),
        ...(lat === undefined || lng === undefined ? {} : { lat, lng }),
      }),
    }),
  }),
})

export const { useStoreQuery, useStoresQuery } = storeBuyerApi
