import { AREA_PREFIX, type Area } from '@shiji/contract/area.ts'
import type { BrandRow, GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import { CODE, type Page } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import type { Review, ShelfStatus } from '@shiji/contract/statuses.ts'
import { api } from '../base/api.ts'

type BackOffice = Exclude<Area, 'buyer'>
const goodsList = (area: BackOffice) => ({ type: 'Resource' as const, id: `${AREA_PREFIX[area]}/goods` })

/** Goods for the form, with the version that a save sends back, if the server sent one. */
export type GoodsRecord = GoodsForm & { readonly version?: string }

/** Calls of the back offices for goods, beyond the calls of every resource. */
export const catalogBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    getGoodsForm: build.query<GoodsRecord, { readonly area: BackOffice; readonly id: number }>({
      query: ({ area, id }) => ({
        url: `${AREA_PREFIX[area]}/goods`,
        id,
        // The page itself shows that there are none.
        expects: failure => failure.code === CODE.missing,
      }),
      transformResponse: (form: GoodsForm, meta) =>
        meta?.version === undefined ? form : { ...form, version: meta.version },
      providesTags: (_form, _error, { area, id }) => [{ type: 'Resource', id: `${AREA_PREFIX[area]}/goods/${id}` }],
    }),
    /** GET /Seller/store_classes: the classes that the store may sell in, with those above them. */
    storeClasses: build.query<readonly ClassNode[], void>({
      query: () => ({ url: '/Seller/store_classes' }),
      providesTags: [{ type: 'Dictionary', id: '/Seller/store_classes' }],
    }),
    /** GET /Seller/goods_brands: the brands to choose from, as many as one list call gives. */
    goodsBrands: build.query<Page<BrandRow>, void>({
      query: () => ({ url: '/Seller/goods_brands', params: { per_page: LIMITS.list.perPageMax } }),
      providesTags: [{ type: 'Resource', id: '/Seller/goods_brands' }],
    }),
    /** PUT /Seller/goods/shelf: on or off sale; never touches SKUs. */
    shelveGoods: build.mutation<unknown, { readonly id: readonly number[]; readonly shelf: ShelfStatus }>({
      query: body => ({ url: '/Seller/goods/shelf', method: 'PUT', body }),
      invalidatesTags: (_done, failure) => (failure ? [] : [goodsList('seller')]),
    }),
    /** PUT /Seller/goods/stock: sets the stock on hand of one SKU, recorded as an adjustment. */
    adjustStock: build.mutation<
      unknown,
      { readonly sku_id: number; readonly stock: number; readonly stock_was: number; readonly goods_id: number }
    >({
      query: ({ goods_id: _goods, ...body }) => ({ url: '/Seller/goods/stock', method: 'PUT', body }),
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

export const {
  useGetGoodsFormQuery,
  useStoreClassesQuery,
  useGoodsBrandsQuery,
  useShelveGoodsMutation,
  useAdjustStockMutation,
  useReviewGoodsMutation,
} = catalogBackOfficeApi
