/** Door of catalog: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { goodsBrands, goodsClasses } from './data/class.table.ts'
export { goods, type StoredAxis, skus } from './data/goods.table.ts'
export { type SellableSku, sellableSkus } from './data/sellable.queries.ts'
export type { StockLine } from './data/stock.repo.ts'
export { stockMovements, stocks } from './data/stock.table.ts'
export { consumeStock, releaseStock } from './use-cases/end-hold.ts'
export { reserveStock } from './use-cases/reserve-stock.ts'
export { returnStock } from './use-cases/return-stock.ts'
