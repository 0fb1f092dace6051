import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type {
  ApplicationInput,
  ApplicationQueue,
  DocumentInput,
  JoinInput,
  OwnApplication,
  SellerMemberships,
  StoreApplication,
  StoreDocument,
} from './application.ts'
import type { AdminStoreDetail } from './store.ts'

const own = { area: 'buyer', access: 'session' } as const

/** The own application for a store, or the store that came of it; null without one. */
export const ownApplicationCall = call<{ data: OwnApplication }>()({
  ...own,
  method: 'GET',
  path: '/store',
  reads: ['Application'],
})

/** Begins an application after the agreement was read; an existing one stays as it is. */
export const joinStoreCall = call<{ body: JoinInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/store/join',
  changes: ['Application'],
})

/** Saves what is filled in so far. */
export const saveApplicationCall = call<{ body: ApplicationInput; data: StoreApplication }>()({
  ...own,
  method: 'PUT',
  path: '/store',
  changes: ['Application'],
})

/** Hands the application to the platform. */
export const submitApplicationCall = call<{ data: Done }>()({
  ...own,
  method: 'POST',
  path: '/store/submit',
  changes: ['Application'],
  changesWhenRefused: true,
})

/** Stores the picture of a document, encrypted; it replaces the one before. */
export const keepDocumentCall = call<{ body: DocumentInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/store/documents',
  file: 'file',
  perMinute: 60,
  changes: ['Application'],
})

export const ownDocumentCall = call<{ params: IdParams; data: StoreDocument }>()({
  ...own,
  method: 'GET',
  path: '/store/documents/:id',
  keepFor: 0,
})

/** The stores in whose back office the person works. */
export const membershipsCall = call<{ data: SellerMemberships }>()({
  ...own,
  method: 'GET',
  path: '/user/seller',
  reads: ['Application'],
})

/** A document for a reviewer. Each view is logged, so it is no GET: those never write. */
export const reviewDocumentCall = call<{ params: IdParams; data: StoreDocument }>()({
  method: 'POST',
  path: '/stores/documents/:id',
  area: 'admin',
  access: 'store.document',
  keepFor: 0,
})

/** Applications that wait for a decision, the oldest first. */
export const applicationQueueCall = call<{ data: ApplicationQueue }>()({
  method: 'GET',
  path: '/stores/queue',
  area: 'admin',
  access: 'store.review',
  reads: ['Store'],
})

/** A store with its application, for a reviewer. */
export const applicationCall = call<{ params: IdParams; data: AdminStoreDetail }>()({
  method: 'GET',
  path: '/stores/review/:id',
  area: 'admin',
  access: 'store.review',
  reads: ['Store'],
})
