import { platformStockProofCall, storeStockProofCall } from '@shiji/contract/stock/proof.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'

/** Movements against stock: of the own store, and of the platform. */
export const stockProofApi = api.injectEndpoints({
  endpoints: build => ({
    storeStockProof: queryOf(build, storeStockProofCall),
    platformStockProof: queryOf(build, platformStockProofCall),
  }),
})

export const { useStoreStockProofQuery, usePlatformStockProofQuery } = stockProofApi
