import { CODE } from '@shiji/contract/envelope.ts'
import { inboxCall, inboxCountCall, readInboxCall } from '@shiji/contract/messaging/inbox.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** The inbox of each area. A failure to count is not shown, except the end of the session. */
export const inboxApi = api.injectEndpoints({
  endpoints: build => ({
    inbox: queryOf(build, inboxCall),
    inboxCount: queryOf(build, inboxCountCall, {
      ways: { expects: ({ code }) => code !== CODE.unauthenticated },
    }),
    readInbox: mutationOf(build, readInboxCall),
  }),
})

export const { useInboxQuery, useInboxCountQuery, useReadInboxMutation } = inboxApi
