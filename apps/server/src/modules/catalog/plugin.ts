import { DAY } from '@shiji/kit/time/duration.ts'
import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { namesIn } from '../../records/record-names.ts'
import { brandList } from './data/brands/brand.queries.ts'
import { classNames, classTree, leafClasses, REINDEX_JOB } from './data/classes/class.queries.ts'
import { goodsBrands } from './data/classes/class.table.ts'
import { catalogFileUses } from './data/goods/file-uses.queries.ts'
import { warnAt } from './data/stock/stock.repo.ts'
import { classAddresses, goodsAddresses } from './data/storefront/address.queries.ts'
import { hotWords } from './data/storefront/home.queries.ts'
import { bestOfStores, classesOfStore, listedCounts } from './data/storefront/store-goods.queries.ts'
import { goodsAttrSellerRoutes } from './http/attributes/goods-attr.seller.routes.ts'
import { brandRoutes } from './http/brands/brand.routes.ts'
import { goodsBulkRoutes } from './http/desk/goods-bulk.routes.ts'
import { goodsReviewRoutes } from './http/desk/goods-review.routes.ts'
import { goodsDraftSellerRoutes } from './http/drafts/goods-draft.seller.routes.ts'
import { favoriteBuyerRoutes } from './http/favorite.buyer.routes.ts'
import { goodsAdminRoutes } from './http/goods.admin.routes.ts'
import { goodsBuyerRoutes } from './http/goods.buyer.routes.ts'
import { goodsSellerRoutes } from './http/goods.seller.routes.ts'
import { homeBuyerRoutes } from './http/home/home.buyer.routes.ts'
import { recommendBuyerRoutes } from './http/home/recommend.buyer.routes.ts'
import { skuSheetRoutes } from './http/sheet/sku-sheet.routes.ts'
import { stockProofRoutes } from './http/stock/proof.routes.ts'
import { stockSellerRoutes } from './http/stock/stock.seller.routes.ts'
import { stocktakeSellerRoutes } from './http/stock/stocktake.seller.routes.ts'
import {
  notifyBrandApplied,
  notifyBrandReviewed,
  notifyChangeSubmitted,
  notifyLowStock,
  notifyReviewed,
  notifySubmitted,
} from './reactions/notify-people.ts'
import { onAvailabilityChanged } from './reactions/on-availability-changed.ts'
import { onStoreChanged } from './reactions/on-store-changed.ts'
import { postgresEngine } from './search-engines/postgres/postgres-engine.ts'
import { SHELF_JOB, switchShelf } from './use-cases/bulk/shelf-times.ts'
import { sweepDrafts } from './use-cases/drafts/keep-draft.ts'
import { CARRY_EVERY_MS, carrySales } from './use-cases/goods/carry-sales.ts'
import { recordSales } from './use-cases/goods/record-sales.ts'
import { reindexGoods } from './use-cases/goods/reindex-goods.ts'
import { COUNT_EVERY_MS, countPairs, recordBought } from './use-cases/recommend/count-pairs.ts'

/** The ports of lower modules that catalog implements. */
export const catalogPorts = {
  searchEngine: postgresEngine,
  siteCatalog: { classes: classTree, brands: brandList, hotWords },
  storeGoods: {
    counts: listedCounts,
    showcase: bestOfStores,
    classes: classesOfStore,
    classNames,
    leafClasses,
    warnAt,
  },
} satisfies Partial<Ports>

export const catalogModule: ServerModule = {
  name: 'catalog',
  names: {
    goods_class: classNames,
    goods_brand: namesIn(goodsBrands, goodsBrands.nameZh, goodsBrands.nameEn),
  },
  routes: [
    ...goodsBuyerRoutes,
    ...homeBuyerRoutes,
    ...recommendBuyerRoutes,
    ...favoriteBuyerRoutes,
    ...goodsSellerRoutes,
    ...skuSheetRoutes,
    ...stockSellerRoutes,
    ...stocktakeSellerRoutes,
    ...stockProofRoutes,
    ...goodsBulkRoutes,
    ...goodsReviewRoutes,
    ...goodsAdminRoutes,
    ...brandRoutes,
    ...goodsAttrSellerRoutes,
    ...goodsDraftSellerRoutes,
  ],
  fileUses: catalogFileUses,
  addresses: [classAddresses, goodsAddresses],
  register: ({ reactions, jobs }) => {
    reactions.on('goods.availability_changed', 'catalog.availability', onAvailabilityChanged)
    reactions.on('store.changed', 'catalog.listing', onStoreChanged)
    reactions.on('order.paid', 'catalog.sales', (tx, { orderId }) => recordSales(tx, orderId))
    reactions.on('order.paid', 'catalog.bought', recordBought)
    reactions.on('goods.submitted', 'catalog.tell_platform', notifySubmitted)
    reactions.on('goods.change_submitted', 'catalog.tell_change', notifyChangeSubmitted)
    reactions.on('goods.reviewed', 'catalog.tell_reviewed', notifyReviewed)
    reactions.on('brand.applied', 'catalog.tell_brand_reviewers', notifyBrandApplied)
    reactions.on('brand.reviewed', 'catalog.tell_applicant', notifyBrandReviewed)
    reactions.on('stock.low', 'catalog.tell_store', notifyLowStock)
    jobs.every('catalog.sales', CARRY_EVERY_MS, carrySales)
    jobs.every('catalog.pairs', COUNT_EVERY_MS, countPairs)
    jobs.every('catalog.drafts', DAY, sweepDrafts)
    jobs.on(SHELF_JOB, switchShelf)
    jobs.on(REINDEX_JOB, async (ctx, payload) => {
      await reindexGoods(ctx, payload)
    })
  },
}
