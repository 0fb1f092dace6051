import { call } from '../call.ts'
import type { Done, IdParams } from '../schema.ts'
import type { DocumentInput, StoreDocument } from './application.ts'
import type { ChangeDecision, ChangeQueue, OwnRegistration, RegistrationInput, ReviewedChange } from './registration.ts'

const own = { area: 'seller', access: 'store.registration' } as const

/** What the own store is registered with, and its last change. */
export const ownRegistrationCall = call<{ data: OwnRegistration }>()({
  ...own,
  method: 'GET',
  path: '/stores/registration',
  reads: ['Store'],
})

/** Hands a change to the platform; it replaces one that waits. */
export const changeRegistrationCall = call<{ body: RegistrationInput; data: Done }>()({
  ...own,
  method: 'PUT',
  path: '/stores/registration',
  idempotent: true,
  keyed: true,
  changes: ['Store'],
})

/** Takes a change back that waits. */
export const withdrawRegistrationCall = call<{ data: Done }>()({
  ...own,
  method: 'DELETE',
  path: '/stores/registration',
  changes: ['Store'],
  changesWhenRefused: true,
})

/** Stores the picture of a document, encrypted, for a change. */
export const keepOwnDocumentCall = call<{ body: DocumentInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/stores/documents',
  file: 'file',
  perMinute: 60,
})

export const ownStoreDocumentCall = call<{ params: IdParams; data: StoreDocument }>()({
  ...own,
  method: 'GET',
  path: '/stores/documents/:id',
  keepFor: 0,
})

/** Changes that wait for a decision, the oldest first. */
export const changeQueueCall = call<{ data: ChangeQueue }>()({
  method: 'GET',
  path: '/stores/changes',
  area: 'admin',
  access: 'store.review',
  reads: ['Store'],
})

/** A change beside what is registered now. */
export const reviewedChangeCall = call<{ params: IdParams; data: ReviewedChange }>()({
  method: 'GET',
  path: '/stores/changes/:id',
  area: 'admin',
  access: 'store.review',
  reads: ['Store'],
})

/** Passes or denies a change; the store stays open either way. */
export const decideChangeCall = call<{ body: ChangeDecision; data: Done }>()({
  method: 'PUT',
  path: '/stores/changes',
  area: 'admin',
  access: 'store.review',
  changes: ['/stores', 'Store'],
  changesWhenRefused: true,
})
