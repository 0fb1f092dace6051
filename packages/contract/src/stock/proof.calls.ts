import { call } from '../call.ts'
import { listCall } from '../lists/list-call.ts'
import type { PlatformStockProof, StockProofRow, StoreStockProof } from './proof.ts'

const page = {
  path: 'stock_proofs',
  noun: 'stock',
  filters: { id: 'number', store_id: 'number', goods_name: 'text', code: 'text' },
  sorts: ['id'],
  defaultSort: { prop: 'id', order: 'desc' },
} as const

/** SKUs of the own store with the sum of their movements. */
export const sellerStockProofsCall = listCall<StockProofRow>()({ ...page, area: 'seller' })

/** The same of all stores. */
export const adminStockProofsCall = listCall<StockProofRow>()({ ...page, area: 'admin' })

/** Sums up the whole store now: that reads all of its movements. */
export const storeStockProofCall = call<{ data: StoreStockProof }>()({
  method: 'GET',
  path: '/stock_proof',
  area: 'seller',
  access: 'stock.view',
  perMinute: 20,
  keepFor: 0,
})

/** What the last check of all rows found about stock. */
export const platformStockProofCall = call<{ data: PlatformStockProof }>()({
  method: 'GET',
  path: '/stock_proof',
  area: 'admin',
  access: 'stock.view',
  reads: ['Book'],
})
