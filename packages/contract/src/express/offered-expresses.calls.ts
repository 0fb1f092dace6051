import { call } from '../call.ts'
import type { Page } from '../envelope.ts'
import { expressCall } from './express.calls.ts'
import type { Express } from './express.schemas.ts'

/** Express companies that may be chosen, filtered and sorted as in the back office. */
export const offeredExpressesCall = call<{ data: Page<Express> }>()({
  method: 'GET',
  path: '/expresses',
  area: 'shared',
  access: 'public',
  filters: expressCall.filters,
  sorts: expressCall.sorts,
  defaultSort: expressCall.defaultSort,
})
