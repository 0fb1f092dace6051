import { call } from '../call.ts'
import type { ClassNode } from '../platform/platform.ts'
import type { IdParams } from '../schema.ts'
import type { GoodsDetail, GoodsSearchData, HomeData, Suggestions } from './catalog.ts'

const open = { area: 'buyer', access: 'public', method: 'GET' } as const

/** A search in the query: base64 JSON in `params`, and paging, which may also be beside it. */
export interface PagedSearch {
  params?: string
  page?: number
  per_page?: number
}

export const homeCall = call<{ data: HomeData }>()({ ...open, path: '/home', reads: ['Goods'] })

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

export const goodsClassesCall = call<{ query: { deep?: number; type?: string }; data: ClassNode[] }>()({
  ...open,
  path: '/load_goods_classes',
})
