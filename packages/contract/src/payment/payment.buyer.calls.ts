import { call } from '../call.ts'
import type { AfterInput, PayCheck, PayData, PayInput, PayPage } from './payment.ts'

const own = { area: 'buyer', access: 'session', method: 'POST' } as const

/** What the pay page shows of an order group. */
export const payPageCall = call<{ body: AfterInput; data: PayPage }>()({
  ...own,
  path: '/user/order/after',
  reads: ['Order'],
  keepFor: 0,
})

export const payCall = call<{ body: PayInput; data: PayData }>()({
  ...own,
  path: '/user/order/pay',
  perMinute: 30,
  keyed: true,
  changes: ['Order', 'Account'],
  changesWhenRefused: true,
})

/** Whether an order group is paid. */
export const payCheckCall = call<{ body: AfterInput; data: PayCheck }>()({ ...own, path: '/user/order/check' })
