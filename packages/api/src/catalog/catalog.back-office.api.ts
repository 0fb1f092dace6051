import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import type { Review, ShelfStatus } from '@shiji/contract/statuses.ts'
import { api } from '../base/api.ts'

type BackOffice = Exclude<Area, 'buyer'>
const goodsList = (area: BackOffice) => ({ type: 'Resource' as const, id: `${AREA_PREFIX[area]}/goods` })

/** What back offices do with goods besides the calls of every resource. */
export const catalogBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    getGoodsForm: build.query<GoodsForm, { readonly area: BackOffice; readonly id: number }>({
      query: ({ area, id }) => ({ url: `${AREA_PREFIX[area]}/goods`, id }),
      providesTags: (_form, _error, { area, id }) => [{ type: 'Resource', id: `${AREA_PREFIX[area]}/goods/${id}` }],
    }),
    /** PUT /Seller/goods/shelf: on or off sale; never touches SKUs. */
    shelveGoods: build.mutation<unknown, { readonly id: readonly number[]; readonly shelf: ShelfStatus }>({
      query: body => ({ url: '/Seller/goods/shelf', method: 'PUT', body }),
      invalidatesTags: (_done, failure) => (failure ? [] : [goodsList('seller')]),
    }),
    /** PUT /Seller/goods/stock: new stock on hand of one SKU, as a recorded adjustment. */
    adjustStock: build.mutation<
      unknown,
      { readonly sku_id: number; readonly stock: number; readonly goods_id: number }
    >({
      query: ({ sku_id, stock }) => ({ url: '/Seller/goods/stock', method: 'PUT', body: { sku_id, stock } }),
      invalidatesTags: (_done, failure, { goods_id }) =>
        failure ? [] : [goodsList('seller'), { type: 'Resource', id: `/Seller/goods/${goods_id}` }],
    }),
    /** PUT /Admin/goods/verify: a rejection needs a reason. */
    reviewGoods: build.mutation<
      unknown,
      { readonly id: readonly number[]; readonly verify: Exclude<Review, 'to_be_reviewed'>; readonly reason?: string }
    >({
      query: body => ({ url: '/Admin/goods/verify', method: 'PUT', body }),
      invalidatesTags: (_done, failure) => (failure ? [] : [goodsList('admin')]),
    }),
  }),
})

export const { useGetGoodsFormQuery, useShelveGoodsMutation, useAdjustStockMutation, useReviewGoodsMutation } =
  catalogBackOfficeApi
