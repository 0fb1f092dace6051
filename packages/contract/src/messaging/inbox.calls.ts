import { call } from '../call.ts'
import type { Done } from '../schema.ts'
import type { InboxCount, InboxPage, InboxQuery, InboxRead } from './inbox.ts'

const areas = ['buyer', 'seller', 'admin'] as const

/** What happened, newest first, page by page along `next`. The inbox of a store and that of the platform are shared by their people. */
export const inboxCall = call<{ query: InboxQuery; data: InboxPage }>()({
  method: 'GET',
  path: '/inbox',
  area: areas,
  access: 'session',
  reads: ['Inbox'],
})

/** How much of it is unread; a number on the bell. */
export const inboxCountCall = call<{ data: InboxCount }>()({
  method: 'GET',
  path: '/inbox_count',
  area: areas,
  access: 'session',
  reads: ['Inbox'],
})

/** Marks some entries read, or all. */
export const readInboxCall = call<{ body: InboxRead; data: Done }>()({
  method: 'PUT',
  path: '/inbox/read',
  area: areas,
  access: 'session',
  changes: ['Inbox'],
})
