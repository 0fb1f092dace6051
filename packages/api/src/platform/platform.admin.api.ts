import {
  clockCall,
  clockDueCall,
  moveClockCall,
  retryDeliveryCall,
  retryJobCall,
} from '@shiji/contract/platform/operation.admin.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Operations of the platform: clock of demo and test mode, jobs. */
export const platformAdminApi = api.injectEndpoints({
  endpoints: build => ({
    clock: queryOf(build, clockCall),
    clockDue: queryOf(build, clockDueCall, { by: 'move_ms' }),
    moveClock: mutationOf(build, moveClockCall),
    retryJob: mutationOf(build, retryJobCall, { by: 'id' }),
    retryDelivery: mutationOf(build, retryDeliveryCall, { by: 'id' }),
  }),
})

export const { useClockDueQuery, useClockQuery, useMoveClockMutation, useRetryDeliveryMutation, useRetryJobMutation } =
  platformAdminApi
