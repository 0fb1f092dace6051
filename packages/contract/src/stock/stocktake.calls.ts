import { call } from '../call.ts'
import { listCall } from '../lists/list-call.ts'
import type { Done, IdParams } from '../schema.ts'
import type {
  Booked,
  Counted,
  CountInput,
  StocktakeInput,
  StocktakeRow,
  StocktakeSku,
  StocktakeView,
} from './stocktake.ts'

/** Counts of the store's stock. */
export const stocktakesCall = listCall<StocktakeRow, StocktakeView>()({
  area: 'seller',
  path: 'stocktakes',
  noun: 'stock',
  filters: { id: 'number', status: 'word', created_at: 'time' },
  sorts: ['id'],
  defaultSort: { prop: 'id', order: 'desc' },
})

/** SKUs of one count; `stocktake_id` is needed. */
export const stocktakeRowsCall = listCall<StocktakeSku>()({
  area: 'seller',
  path: 'stocktake_rows',
  noun: 'stock',
  filters: {
    stocktake_id: 'number',
    goods_name: 'text',
    code: 'text',
    is_counted: 'flag',
    is_different: 'flag',
  },
  sorts: ['id'],
  defaultSort: { prop: 'id', order: 'asc' },
})

const ofStocktake = { area: 'seller', access: 'stock.update' } as const
const changes = ['/stocktakes', '/stocktakes/:id', '/stocktake_rows'] as const

/** A count with its progress. */
export const stocktakeCall = call<{ params: IdParams; data: StocktakeView }>()({
  method: 'GET',
  path: '/stocktakes/:id',
  area: 'seller',
  access: 'stock.view',
  reads: ['/stocktakes/:id', '/stocktakes'],
})

/** Opens a count; a store has one at a time. */
export const openStocktakeCall = call<{ body: StocktakeInput; data: Done }>()({
  ...ofStocktake,
  method: 'POST',
  path: '/stocktakes',
  idempotent: true,
  keyed: true,
  changes: ['/stocktakes'],
})

/** Enters what was counted, all rows or none. */
export const countStocktakeCall = call<{ params: IdParams; body: CountInput; data: Counted }>()({
  ...ofStocktake,
  method: 'PUT',
  path: '/stocktakes/:id/count',
  changes,
  changesWhenRefused: true,
})

/** Books the differences of a count, once. */
export const applyStocktakeCall = call<{ params: IdParams; data: Booked }>()({
  ...ofStocktake,
  method: 'PUT',
  path: '/stocktakes/:id/apply',
  changes: [...changes, '/stocks', '/goods'],
  changesWhenRefused: true,
})

/** Ends a count without booking anything. */
export const abandonStocktakeCall = call<{ params: IdParams; data: Done }>()({
  ...ofStocktake,
  method: 'PUT',
  path: '/stocktakes/:id/abandon',
  changes,
  changesWhenRefused: true,
})
