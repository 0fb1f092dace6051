import { call } from '../call.ts'
import type { ClassNode } from '../platform/platform.ts'
import type { Deleted, Done, IdParams, IdsParams } from '../schema.ts'
import type {
  AdminGoodsChange,
  GoodsChange,
  GoodsForm,
  GoodsFreightInput,
  GoodsInput,
  GoodsReviewInput,
  ShelfInput,
  StockInput,
} from './catalog.ts'

/** Goods for the form. */
export const goodsFormCall = call<{ params: IdParams; data: GoodsForm }>()({
  method: 'GET',
  path: '/goods/:id',
  area: ['seller', 'admin'],
  access: 'goods.view',
  reads: ['/goods/:id'],
})

/** Class tree limited to what the store may sell in. */
export const storeClassesCall = call<{ data: ClassNode[] }>()({
  method: 'GET',
  path: '/store_classes',
  area: 'seller',
  access: 'goods.view',
})

/** Puts goods on or off shelf; nothing else changes. */
export const shelveGoodsCall = call<{ body: ShelfInput; data: Done }>()({
  method: 'PUT',
  path: '/goods/shelf',
  area: 'seller',
  access: 'goods.update',
  changes: ['/goods'],
})

/** Sets how goods are delivered; nothing else changes. */
export const freightGoodsCall = call<{ body: GoodsFreightInput; data: Done }>()({
  method: 'PUT',
  path: '/goods/freight',
  area: 'seller',
  access: 'goods.update',
  changes: ['/goods'],
})

/** Sets the stock on hand of one SKU, recorded as an adjustment. */
export const adjustStockCall = call<{ body: StockInput; data: Done }>()({
  method: 'PUT',
  path: '/goods/stock',
  area: 'seller',
  access: 'stock.update',
  changes: ['/goods'],
})

/** Lets goods pass or rejects them with a reason. */
export const reviewGoodsCall = call<{ body: GoodsReviewInput; data: Done }>()({
  method: 'PUT',
  path: '/goods/verify',
  area: 'admin',
  access: 'goods.review',
  changes: ['/goods'],
})

export const createGoodsCall = call<{ body: GoodsInput; data: Done }>()({
  method: 'POST',
  path: '/goods',
  area: 'seller',
  access: 'goods.create',
  idempotent: true,
  changes: ['/goods'],
})

/** Changes the sent fields of goods of the own store. */
export const changeGoodsCall = call<{ params: IdParams; body: GoodsChange; data: Done }>()({
  method: 'PUT',
  path: '/goods/:id',
  area: 'seller',
  access: 'goods.update',
  changes: ['/goods', '/goods/:id'],
})

/** Changes the sent fields of goods of any store; verification stays. */
export const changeAnyGoodsCall = call<{ params: IdParams; body: AdminGoodsChange; data: Done }>()({
  method: 'PUT',
  path: '/goods/:id',
  area: 'admin',
  access: 'goods.update',
  changes: ['/goods', '/goods/:id'],
})

export const removeGoodsCall = call<{ params: IdsParams; data: Deleted }>()({
  method: 'DELETE',
  path: '/goods/:ids',
  area: 'seller',
  access: 'goods.delete',
  changes: ['/goods'],
})
