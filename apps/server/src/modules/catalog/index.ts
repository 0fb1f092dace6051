/** Door of catalog: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { goodsBrands, goodsClasses } from './data/class.table.ts'
export { goodsScope } from './data/goods.repo.ts'
export { goods, skus } from './data/goods.table.ts'
export { adminGoodsList, sellerGoodsList } from './data/goods-row.queries.ts'
export { type SellableSku, sellableSkus } from './data/sellable.queries.ts'
export { stockMovements, stocks } from './data/stock.table.ts'
export type * from './ports.ts'
export type * from './ports.ts'
export { consumeStock, releaseStock } from './use-cases/end-hold.ts'
export { recordComment } from './use-cases/record-comment.ts'
/** @public for seeds and after a bulk load */
export { reindexGoods } from './use-cases/reindex-goods.ts'
export { reserveStock } from './use-cases/reserve-stock.ts'
/** @public for after-sale */
export { returnStock } from './use-cases/return-stock.ts'
