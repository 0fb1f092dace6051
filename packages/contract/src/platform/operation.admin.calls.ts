import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type { ClockDue, ClockMove, ClockState } from './platform.ts'

const admin = { area: 'admin' } as const

export const clockCall = call<{ data: ClockState }>()({
  ...admin,
  method: 'GET',
  path: '/clock',
  access: 'clock.view',
  reads: ['Clock'],
})

/** What a move of the clock would do to orders. */
export const clockDueCall = call<{ query: ClockMove; data: ClockDue }>()({
  ...admin,
  method: 'GET',
  path: '/clock/due',
  access: 'clock.move',
  keepFor: 0,
})

/** Moves the time of demo and test mode; everything that depends on it is loaded again. */
export const moveClockCall = call<{ body: ClockMove; data: ClockState }>()({
  ...admin,
  method: 'POST',
  path: '/clock',
  access: 'clock.move',
  changes: ['Clock', 'Resource', 'Order', 'Dashboard', 'Book', 'Job', 'MoneyLog'],
})

/** Runs a failing job again. */
export const retryJobCall = call<{ params: IdParams; data: Done }>()({
  ...admin,
  method: 'POST',
  path: '/jobs/:id/retry',
  access: 'job.retry',
  changes: ['Job', '/jobs'],
})

/** Sends an event to a reaction again that it failed to reach. */
export const retryDeliveryCall = call<{ params: IdParams; data: Done }>()({
  ...admin,
  method: 'POST',
  path: '/deliveries/:id/retry',
  access: 'job.retry',
  changes: ['/deliveries'],
})
