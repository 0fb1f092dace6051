/** Door of order: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { orderGoods, orderGroups, orderMoves, orders, parcels } from './data/order.table.ts'
