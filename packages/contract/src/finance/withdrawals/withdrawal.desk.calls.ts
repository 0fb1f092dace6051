import { call } from '../../call.ts'
import type { Done, IdParams } from '../../schema.ts'
import type {
  PaymentFile,
  PaymentFileQuery,
  WithdrawalInput,
  WithdrawalMove,
  WithdrawalsEdit,
  WithdrawalsEdited,
  WithdrawalTerms,
} from './withdrawal.ts'

/** Balance, fee and limits for the form. */
export const withdrawalTermsCall = call<{ data: WithdrawalTerms }>()({
  method: 'GET',
  path: '/cashes/terms/now',
  area: 'seller',
  access: 'cash.create',
  keepFor: 0,
  reads: ['MoneyLog'],
})

/** Asks for money of the store: it leaves the balance at once and is held until it is paid or refused. */
export const applyForWithdrawalCall = call<{ body: WithdrawalInput; data: Done }>()({
  method: 'POST',
  path: '/cashes',
  area: 'seller',
  access: 'cash.create',
  idempotent: true,
  keyed: true,
  perMinute: 30,
  changes: ['/cashes', 'MoneyLog', '/money_logs', 'Dashboard'],
})

/** The store takes its application back while nobody has approved it for payment. */
export const withdrawWithdrawalCall = call<{ params: IdParams; body: WithdrawalMove; data: Done }>()({
  method: 'PUT',
  path: '/cashes/:id',
  area: 'seller',
  access: 'cash.create',
  changes: ['/cashes', '/cashes/:id', 'MoneyLog', '/money_logs', 'Dashboard'],
  changesWhenRefused: true,
})

/** Decides or pays withdrawals, one or many. */
export const withdrawalsEditCall = call<{ body: WithdrawalsEdit; data: WithdrawalsEdited }>()({
  method: 'PUT',
  path: '/cashes/status/edit',
  area: 'admin',
  access: {
    field: 'move',
    permissions: {
      approve: 'cash.approve',
      refuse: 'cash.approve',
      pay: 'cash.pay',
      settle: 'cash.pay',
      fail: 'cash.pay',
    },
    otherwise: 'approve',
  },
  changes: ['/cashes', 'Book', 'MoneyLog', '/money_logs', 'Dashboard'],
  changesWhenRefused: true,
})

/** The payments of a batch as the bank takes them. */
export const paymentFileCall = call<{ query: PaymentFileQuery; data: PaymentFile }>()({
  method: 'GET',
  path: '/cashes/payment_file',
  area: 'admin',
  access: 'cash.pay',
  keepFor: 0,
})
