/** Door of payment: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { payments } from './data/payment.table.ts'
export { type Payable, type PayableView, payablePort, type SettledPayment } from './ports.ts'
