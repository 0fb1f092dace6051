/** Door of catalog: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { goodsBrands, goodsClasses } from './data/classes/class.table.ts'
export { goodsScope } from './data/goods/goods.repo.ts'
export { goods, skus } from './data/goods/goods.table.ts'
export { goodsNamed } from './data/goods/goods-name.queries.ts'
export { adminGoodsList, sellerGoodsList } from './data/goods/goods-row.queries.ts'
export { listedGoods } from './data/goods/listed-goods.queries.ts'
export { type SellableSku, sellableSkus } from './data/stock/sellable.queries.ts'
export { stockMovements, stocks } from './data/stock/stock.table.ts'
export { unlistedStanding } from './data/storefront/address.queries.ts'
export type * from './ports.ts'
export type * from './ports.ts'
export { recordComment } from './use-cases/goods/record-comment.ts'
/** @public for seeds and after a bulk load */
export { reindexGoods } from './use-cases/goods/reindex-goods.ts'
export { consumeStock, releaseStock } from './use-cases/stock/end-hold.ts'
export { reserveStock } from './use-cases/stock/reserve-stock.ts'
/** @public for after-sale */
export { returnStock } from './use-cases/stock/return-stock.ts'
