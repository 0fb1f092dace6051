/** Door of payment: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { payments } from './data/payment.table.ts'
export { payablesOf } from './payables/payables-of.ts'
export type * from './ports.ts'
export { askForSubject, closeOpenPayments } from './use-cases/follow-payments.ts'
