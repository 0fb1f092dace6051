import { call } from '../call.ts'
import type { Page } from '../envelope.ts'
import type { DemoTopUpData, DemoTopUpInput, MoneyLogRow } from './finance.ts'

const own = { area: 'buyer', access: 'session' } as const

/** Own money log; `is_type` 0 or balance, 1 or frozen, 2 or points. */
export const moneyLogsCall = call<{ data: Page<MoneyLogRow> }>()({
  ...own,
  method: 'GET',
  path: '/user/money_logs',
  filters: { is_type: 'word', money: 'number', kind: 'word', order_no: 'code', created_at: 'time' },
  sorts: ['created_at'],
  defaultSort: { prop: 'created_at', order: 'desc' },
  reads: ['Account'],
})

/** Demo money; not in production. */
export const topUpDemoCall = call<{ body: DemoTopUpInput; data: DemoTopUpData }>()({
  ...own,
  method: 'POST',
  path: '/user/money/top_up',
  idempotent: true,
  keyed: true,
  perMinute: 30,
  demoOnly: true,
  changes: ['Account', 'Order'],
})
