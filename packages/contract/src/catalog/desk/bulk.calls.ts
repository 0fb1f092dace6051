import { call } from '../../call.ts'
import type { Done } from '../../schema.ts'
import type { ClassedGoods, ClassOfGoodsInput, PricedGoods, PriceInput, ShelfTimesInput } from './bulk.ts'

const own = { method: 'PUT', area: 'seller', access: 'goods.update', changes: ['/goods'] } as const

/** Changes the prices of all SKUs of these goods, all or none, or shows what they would be. */
export const priceGoodsCall = call<{ body: PriceInput; data: PricedGoods }>()({ ...own, path: '/goods/price' })

/** Moves goods to a class, all or none, or shows what it would drop. Approved ones wait where the platform reviews goods. */
export const classGoodsCall = call<{ body: ClassOfGoodsInput; data: ClassedGoods }>()({ ...own, path: '/goods/class' })

/** Sets or cancels the times when the shelf is switched. */
export const shelfTimesCall = call<{ body: ShelfTimesInput; data: Done }>()({ ...own, path: '/goods/shelf_times' })
