import { call } from '../call.ts'
import type { SettlementDue, SettlementRunData } from '../order/order.ts'
import type { Done } from '../schema.ts'
import type { Books, MoneyAdjustInput } from './finance.ts'

/** Totals, debits and credits, invariants, as the last check found them. */
export const booksCall = call<{ data: Books }>()({
  method: 'GET',
  path: '/books',
  area: 'admin',
  access: 'book.view',
  reads: ['Book'],
})

/** Checks the books in the background; `is_checking` is true until the check ends. */
export const checkBooksCall = call<{ data: Done }>()({
  method: 'POST',
  path: '/books/check',
  area: 'admin',
  access: 'book.check',
  perMinute: 20,
  changes: ['Book'],
})

/** Adjusts balance or points of a user, or the balance of a store, with a reason. */
export const adjustMoneyCall = call<{ body: MoneyAdjustInput; data: Done }>()({
  method: 'POST',
  path: '/users/money/handle',
  area: 'admin',
  access: 'money.adjust',
  idempotent: true,
  keyed: true,
  changes: ['Book', 'MoneyLog', '/users', '/money_logs'],
})

/** What a settlement run would settle now. */
export const settlementDueCall = call<{ data: SettlementDue }>()({
  method: 'GET',
  path: '/order_settlement_handle',
  area: 'admin',
  access: 'order_settlement.run',
  keepFor: 0,
})

/** Settles all due orders. */
export const settleNowCall = call<{ data: SettlementRunData }>()({
  method: 'POST',
  path: '/order_settlement_handle',
  area: 'admin',
  access: 'order_settlement.run',
  changes: ['Book', 'MoneyLog', '/order_settlements'],
})
