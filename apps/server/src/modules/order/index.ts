/** Door of order: what other modules and `app.ts` may use. Tables are for joins in queries only. */

export { sellerCommentList } from './data/comment.queries.ts'
export { moveOrders } from './data/order.repo.ts'
export { orderComments, orderGoods, orderGroups, orderMoves, orders, parcels } from './data/order.table.ts'
export { adminOrderList, sellerOrderList } from './data/order-list.queries.ts'
export { dueCondition } from './data/order-queue.queries.ts'
export { sellerQuestionList } from './data/questions/question.queries.ts'
export { goodsQuestions } from './data/questions/question.table.ts'
export { extendOrders, type OrderExtension } from './domain/order-extension.ts'
export { afterAnswer } from './domain/parcels/refresh-plan.ts'
export type * from './ports.ts'
