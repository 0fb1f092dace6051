import {
  abandonStocktakeCall,
  applyStocktakeCall,
  countStocktakeCall,
  openStocktakeCall,
  stocktakeCall,
} from '@shiji/contract/stock/stocktake.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Calls of the seller for counts of stock, beyond their lists. */
export const stocktakeSellerApi = api.injectEndpoints({
  endpoints: build => ({
    stocktake: queryOf(build, stocktakeCall, { by: 'id' }),
    openStocktake: mutationOf(build, openStocktakeCall),
    countStocktake: mutationOf(build, countStocktakeCall),
    applyStocktake: mutationOf(build, applyStocktakeCall, { by: 'id' }),
    abandonStocktake: mutationOf(build, abandonStocktakeCall, { by: 'id' }),
  }),
})

export const {
  useStocktakeQuery,
  useOpenStocktakeMutation,
  useCountStocktakeMutation,
  useApplyStocktakeMutation,
  useAbandonStocktakeMutation,
} = stocktakeSellerApi
