import { listCall } from '../../lists/list-call.ts'
import type { WithdrawalRow } from './withdrawal.ts'

const page = {
  path: 'cashes',
  noun: 'cash',
  sorts: ['id', 'created_at', 'amount'],
  defaultSort: { prop: 'id', order: 'desc' },
  sums: ['amount', 'fee', 'net'],
} as const
const filters = {
  id: 'number',
  cash_no: 'code',
  name: 'text',
  bank_name: 'text',
  amount: 'number',
  cash_status: 'word',
  created_at: 'time',
} as const

/** Withdrawals of the own store. */
export const sellerWithdrawalsCall = listCall<WithdrawalRow>()({ ...page, area: 'seller', filters })

/** Withdrawals of all stores. */
export const adminWithdrawalsCall = listCall<WithdrawalRow>()({
  ...page,
  area: 'admin',
  filters: { ...filters, store_id: 'number', batch_no: 'code' },
})
