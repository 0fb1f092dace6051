import { listCall } from '../lists/list-call.ts'
import type { MoneyLogRow, SettlementRow } from './finance.ts'

const logs = {
  path: 'money_logs',
  noun: 'money_log',
  sorts: ['created_at'],
  defaultSort: { prop: 'created_at', order: 'desc' },
  sums: ['money'],
} as const

/** Which account, how much, why, for which order and when. */
const logFilters = { is_type: 'word', money: 'number', kind: 'word', order_no: 'code', created_at: 'time' } as const

/** Money of the own store. */
export const sellerMoneyLogsCall = listCall<MoneyLogRow>()({ ...logs, area: 'seller', filters: logFilters })

/** All rows of the ledger. `is_belong` is the original's owner: 0 user, 1 store. */
export const adminMoneyLogsCall = listCall<MoneyLogRow>()({
  ...logs,
  area: 'admin',
  filters: {
    ...logFilters,
    id: 'number',
    account_kind: 'word',
    owner_type: 'word',
    is_belong: 'word',
    owner_id: 'number',
    owner_name: 'text',
  },
})

const settlements = {
  path: 'order_settlements',
  noun: 'order_settlement',
  sorts: ['id', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
  sums: ['payable', 'refunded', 'commission', 'referral', 'settlement_price'],
} as const
const settlementFilters = {
  id: 'number',
  settlement_no: 'code',
  order_no: 'code',
  order_id: 'number',
  status: 'word',
  payable: 'number',
  settlement_price: 'number',
  created_at: 'time',
} as const

/** Settled orders of the own store. */
export const sellerSettlementsCall = listCall<SettlementRow>()({
  ...settlements,
  area: 'seller',
  filters: settlementFilters,
})

/** Settled orders of all stores. */
export const adminSettlementsCall = listCall<SettlementRow>()({
  ...settlements,
  area: 'admin',
  filters: { ...settlementFilters, store_id: 'number' },
})
