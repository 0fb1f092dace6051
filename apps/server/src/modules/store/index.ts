/** Door of store: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { adminStoreList } from './data/admin-store.queries.ts'
export { templatesOf } from './data/freight.queries.ts'
export { holdGoodsLimit } from './data/grade.queries.ts'
export { storeGrades } from './data/grade.table.ts'
export { holdFreight, holdStores, isClassAllowed, isTrading, lockStoreRow, storePlace } from './data/hold.repo.ts'
export { senderOf } from './data/sender.queries.ts'
export {
  bothStoreNames,
  flagshipStores,
  hasStore,
  storeApplication,
  storeIdsAfter,
  storeNames,
  storesNamed,
  withCities,
} from './data/store.queries.ts'
export { storeDocument } from './data/store.repo.ts'
export { freights, storeClasses, stores } from './data/store.table.ts'
export { type LatenessCounts, setLateness, setRating } from './data/store-counts.repo.ts'
export { factsOf } from './domain/application.ts'
export type { FreightTemplate } from './domain/freight.ts'
export { type GradeFacts, gradeCard, gradeJoin, gradeOfStore, SHORTEST_DELAY } from './domain/grade.ts'
export { type StoreCardFacts, storeCard, storeRate } from './domain/store-card.ts'
export { instantText, statusText, tradingText } from './domain/trading.ts'
export type * from './ports.ts'
export { applyAt } from './use-cases/apply-dates.ts'
export { recordFollows } from './use-cases/record-follows.ts'
export { recordStoreComment } from './use-cases/record-store-comment.ts'
export { sealDocument } from './use-cases/seal-document.ts'
