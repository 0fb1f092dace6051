/** Door of store: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { type StoreFreightTemplate, templatesOf } from './data/freight.queries.ts'
export { flagshipStores } from './data/store.queries.ts'
export { type StoreTexts, storeDocument } from './data/store.repo.ts'
export { freights, storeClasses, stores } from './data/store.table.ts'
export {
  calculateFreight,
  type FreightArea,
  type FreightLine,
  type FreightPart,
  type FreightResult,
  type FreightTemplate,
} from './domain/freight.ts'
export { type StoreCardFacts, storeCard } from './domain/store-card.ts'
export { storeBalancePort, storeGoodsPort } from './ports.ts'
export { recordStoreComment } from './use-cases/record-store-comment.ts'
