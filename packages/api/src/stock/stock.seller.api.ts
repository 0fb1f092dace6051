import {
  changeStockCall,
  setStockLevelCall,
  stockHistoryCall,
  stockSheetCall,
} from '@shiji/contract/stock/stock.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Calls of the seller for stock, beyond its list. */
export const stockSellerApi = api.injectEndpoints({
  endpoints: build => ({
    changeStock: mutationOf(build, changeStockCall),
    bookStockSheet: mutationOf(build, stockSheetCall),
    setStockLevel: mutationOf(build, setStockLevelCall),
    stockHistory: queryOf(build, stockHistoryCall),
  }),
})

export const { useChangeStockMutation, useBookStockSheetMutation, useSetStockLevelMutation, useStockHistoryQuery } =
  stockSellerApi
