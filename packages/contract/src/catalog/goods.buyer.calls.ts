import { call } from '../call.ts'
import type { ClassNode } from '../platform/platform.ts'
import type { IdParams } from '../schema.ts'
import type { GoodsCard } from './catalog.ts'
import type { Delivery, DeliveryQuery, GoodsDetail, GoodsGone } from './goods-detail.ts'
import type { HomeData } from './home.ts'
import type { CardsQuery, RecommendData, RecommendQuery } from './recommend.ts'
import type { GoodsSearchData, Suggestions } from './search.ts'

const open = { area: 'buyer', access: 'public', method: 'GET' } as const

/** A search in the query: base64 JSON in `params`, and paging, which may also be beside it. */
export interface PagedSearch {
  params?: string
  page?: number
  per_page?: number
}

export const homeCall = call<{ data: HomeData }>()({ ...open, path: '/home', reads: ['Goods'] })

/** Goods that may suit the person at a place of the shop. */
export const recommendCall = call<{ query: RecommendQuery; data: RecommendData }>()({ ...open, path: '/recommend' })

/** Cards of these goods in this order; those that are not for sale any more are left out. */
export const cardsCall = call<{ query: CardsQuery; data: GoodsCard[] }>()({ ...open, path: '/goods_cards' })

/** `params` is the base64 JSON of `GoodsSearch`. */
export const searchGoodsCall = call<{ params: { params?: string }; data: GoodsSearchData }>()({
  ...open,
  path: '/goods_search/:params?',
  reads: ['Goods'],
})

/** The same search with `params` in the query. */
export const goodsByQueryCall = call<{ query: PagedSearch; data: GoodsSearchData }>()({
  ...open,
  path: '/goods',
  reads: ['Goods'],
})

/** Suggestions while typing. */
export const suggestCall = call<{ query: { q?: string }; data: Suggestions }>()({ ...open, path: '/goods_suggest' })

export const goodsCall = call<{ params: IdParams; data: GoodsDetail }>()({
  ...open,
  path: '/goods/:id',
  reads: ['Goods/:id'],
})

/** What delivery of goods to an area costs and when they arrive. */
export const deliveryCall = call<{ params: IdParams; query: DeliveryQuery; data: Delivery }>()({
  ...open,
  path: '/goods/:id/delivery',
  reads: ['Goods/:id'],
})

/** Why goods are not for sale any more. */
export const goodsGoneCall = call<{ params: IdParams; data: GoodsGone }>()({ ...open, path: '/goods/:id/gone' })

export const goodsClassesCall = call<{ query: { deep?: number; type?: string }; data: ClassNode[] }>()({
  ...open,
  path: '/load_goods_classes',
})
