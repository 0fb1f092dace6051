import type { ClockDue, ClockState } from '@shiji/contract/platform/platform.ts'
import { api } from '../base/api.ts'

/** Operations of the platform: clock of demo and test mode, jobs. */
export const platformAdminApi = api.injectEndpoints({
  endpoints: build => ({
    clock: build.query<ClockState, void>({ query: () => ({ url: '/Admin/clock' }), providesTags: ['Clock'] }),
    /** GET /Admin/clock/due: preview of what moving the clock does to orders. */
    clockDue: build.query<ClockDue, number>({
      query: move_ms => ({ url: '/Admin/clock/due', params: { move_ms } }),
      keepUnusedDataFor: 0,
    }),
    /** POST /Admin/clock: moves the clock and reloads everything that depends on it. */
    moveClock: build.mutation<ClockState, { readonly move_ms: number }>({
      query: body => ({ url: '/Admin/clock', method: 'POST', body }),
      invalidatesTags: (_done, failure) =>
        failure ? [] : ['Clock', 'Resource', 'Order', 'Dashboard', 'Book', 'Job', 'MoneyLog'],
    }),
    /** POST /Admin/jobs/{id}/retry: runs a failing job again. */
    retryJob: build.mutation<unknown, number>({
      query: id => ({ url: `/Admin/jobs/${id}/retry`, method: 'POST' }),
      invalidatesTags: (_done, failure) => (failure ? [] : ['Job', { type: 'Resource', id: '/Admin/jobs' }]),
    }),
    /** POST /Admin/deliveries/{id}/retry: delivers a failed event to its reaction again. */
    retryDelivery: build.mutation<unknown, number>({
      query: id => ({ url: `/Admin/deliveries/${id}/retry`, method: 'POST' }),
      invalidatesTags: (_done, failure) => (failure ? [] : [{ type: 'Resource', id: '/Admin/deliveries' }]),
    }),
  }),
})

export const { useClockDueQuery, useClockQuery, useMoveClockMutation, useRetryDeliveryMutation, useRetryJobMutation } =
  platformAdminApi
