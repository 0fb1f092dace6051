/** Door of store: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { templatesOf } from './data/freight.queries.ts'
export { flagshipStores } from './data/store.queries.ts'
export { storeDocument } from './data/store.repo.ts'
export { freights, storeClasses, stores } from './data/store.table.ts'
export { calculateFreight, type FreightTemplate } from './domain/freight.ts'
export { type StoreCardFacts, storeCard } from './domain/store-card.ts'
export { storeBalancePort, storeGoodsPort } from './ports.ts'
export { recordStoreComment } from './use-cases/record-store-comment.ts'
