import { call } from '../../call.ts'
import type { Done } from '../../schema.ts'
import type {
  ClassOfGoodsInput,
  ClassOfGoodsPreview,
  PriceInput,
  PricePreview,
  PriceRule,
  ShelfTimesInput,
} from './bulk.ts'

const own = { area: 'seller', access: 'goods.update' } as const
const changes = { ...own, changes: ['/goods'] } as const

/** What new prices would be; saves nothing. */
export const previewPricesCall = call<{ body: PriceRule; data: PricePreview }>()({
  ...own,
  method: 'POST',
  path: '/goods/price/preview',
})

/** Changes the prices of all SKUs of these goods, all or none. */
export const setPricesCall = call<{ body: PriceInput; data: Done }>()({
  ...changes,
  method: 'PUT',
  path: '/goods/price',
})

/** What a new class would drop; saves nothing. */
export const previewClassCall = call<{ body: ClassOfGoodsInput; data: ClassOfGoodsPreview }>()({
  ...own,
  method: 'POST',
  path: '/goods/class/preview',
})

/** Moves goods to a class, all or none; approved ones wait for review where the platform reviews goods. */
export const setClassCall = call<{ body: ClassOfGoodsInput; data: Done }>()({
  ...changes,
  method: 'PUT',
  path: '/goods/class',
})

/** Sets or cancels the times when the shelf is switched. */
export const shelfTimesCall = call<{ body: ShelfTimesInput; data: Done }>()({
  ...changes,
  method: 'PUT',
  path: '/goods/shelf_times',
})
