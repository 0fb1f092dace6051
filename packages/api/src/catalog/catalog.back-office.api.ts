import { brandReviewsCall, reviewBrandCall, sellerBrandsCall } from '@shiji/contract/catalog/brand.calls.ts'
import type { GoodsForm } from '@shiji/contract/catalog/catalog.ts'
import { classGoodsCall, priceGoodsCall, shelfTimesCall } from '@shiji/contract/catalog/desk/bulk.calls.ts'
import {
  decideReviewCall,
  reviewQueueCall,
  withdrawChangesCall,
} from '@shiji/contract/catalog/desk/goods-review.calls.ts'
import { goodsSkusCall, skuSheetCall } from '@shiji/contract/catalog/desk/sku-sheet.calls.ts'
import {
  adjustStockCall,
  freightGoodsCall,
  goodsFormCall,
  reviewGoodsCall,
  shelveGoodsCall,
  storeClassesCall,
} from '@shiji/contract/catalog/goods.desk.calls.ts'
import { classAttributesCall } from '@shiji/contract/catalog/goods-attr.calls.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { rowsOf } from '@shiji/contract/lists/list-parts.ts'
import { api } from '../base/api.ts'
import type { ArgsOf, NoArgs } from '../base/call-args.ts'
import { mutationOf, queryOf, readsOf } from '../base/endpoint.ts'

/** Goods for the form, with the version that a save sends back, if the server sent one. */
export type GoodsRecord = GoodsForm & { readonly version?: string }

/** Brands of one search; a longer text finds fewer. */
const BRANDS_AT_ONCE = 50

/** A new stock of one SKU, and the goods that show it. */
type StockOfGoods = ArgsOf<typeof adjustStockCall> & { readonly goods_id: number }

/** Calls of the back offices for goods, beyond the calls of every resource. */
export const catalogBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    getGoodsForm: queryOf(build, goodsFormCall, {
      // The page itself shows that there are none.
      ways: { expects: failure => failure.code === CODE.missing },
      result: (form, version): GoodsRecord => (version === undefined ? form : { ...form, version }),
    }),
    /** The classes that the store may sell in, with those above them. */
    storeClasses: queryOf(build, storeClassesCall),
    /** Some of the brands to choose from: the first, those with a text in one of their names, or one by its id. */
    goodsBrands: queryOf(build, rowsOf(sellerBrandsCall), {
      args: (find: { readonly id?: number; readonly name?: string; readonly name_en?: string }) => ({
        per_page: BRANDS_AT_ONCE,
        ...find,
      }),
    }),
    /** Attributes and specs that the goods form offers for a class. */
    classAttributes: queryOf(build, classAttributesCall),
    /** Applications for brands that wait for a decision, the oldest first, as many as one list call gives. */
    brandQueue: queryOf(build, rowsOf(brandReviewsCall), {
      args: (_none: NoArgs) => ({
        verify: 'to_be_reviewed',
        per_page: LIMITS.list.perPageMax,
      }),
    }),
    reviewBrand: mutationOf(build, reviewBrandCall),
    shelveGoods: mutationOf(build, shelveGoodsCall),
    freightGoods: mutationOf(build, freightGoodsCall),
    goodsSkus: queryOf(build, goodsSkusCall),
    saveSkuSheet: mutationOf(build, skuSheetCall),
    adjustStock: mutationOf(build, adjustStockCall, {
      args: ({ goods_id: _goods, ...sku }: StockOfGoods) => sku,
      tags: ({ goods_id }) => readsOf(goodsFormCall, { area: 'seller', id: goods_id }),
    }),
    reviewGoods: mutationOf(build, reviewGoodsCall),
    /** Goods and changes of goods that wait for a decision, the oldest first. */
    reviewQueue: queryOf(build, reviewQueueCall),
    decideReview: mutationOf(build, decideReviewCall),
    withdrawChanges: mutationOf(build, withdrawChangesCall),
    priceGoods: mutationOf(build, priceGoodsCall),
    classGoods: mutationOf(build, classGoodsCall),
    shelfTimes: mutationOf(build, shelfTimesCall),
  }),
})

export const {
  useGoodsSkusQuery,
  useSaveSkuSheetMutation,
  useGetGoodsFormQuery,
  useStoreClassesQuery,
  useGoodsBrandsQuery,
  useBrandQueueQuery,
  useClassAttributesQuery,
  useReviewBrandMutation,
  useShelveGoodsMutation,
  useFreightGoodsMutation,
  useAdjustStockMutation,
  useReviewGoodsMutation,
  useReviewQueueQuery,
  useDecideReviewMutation,
  useWithdrawChangesMutation,
  usePriceGoodsMutation,
  useClassGoodsMutation,
  useShelfTimesMutation,
} = catalogBackOfficeApi
