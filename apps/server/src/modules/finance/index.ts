/** Door of finance: what other modules and `app.ts` may use. Tables are for joins in queries only. */
export { spendable } from './data/balance.queries.ts'
export { accounts, journals, postings } from './data/ledger.table.ts'
export { orderSettlements } from './data/settlement.table.ts'
export { adminWithdrawalList } from './data/withdrawals/withdrawal.queries.ts'
export { withdrawals } from './data/withdrawals/withdrawal.table.ts'
export { type JournalEntry, PLATFORM } from './domain/journal.ts'
export { book, bookAll } from './use-cases/book.ts'
export { settleOrders } from './use-cases/settle-orders.ts'
