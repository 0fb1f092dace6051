import type { ClockDue, ClockState } from '@shiji/contract/platform/platform.ts'
import { api } from '../base/api.ts'

/** The platform's own desk: clock of demo and test mode, jobs. */
export const platformAdminApi = api.injectEndpoints({
  endpoints: build => ({
    clock: build.query<ClockState, void>({ query: () => ({ url: '/Admin/clock' }), providesTags: ['Clock'] }),
    /** GET /Admin/clock/due: what a move would do to orders. */
    clockDue: build.query<ClockDue, number>({
      query: move_ms => ({ url: '/Admin/clock/due', params: { move_ms } }),
      keepUnusedDataFor: 0,
    }),
    /** POST /Admin/clock: moves time; everything that depends on it is asked for again. */
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
  }),
})

export const { useClockDueQuery, useClockQuery, useMoveClockMutation, useRetryJobMutation } = platformAdminApi
