import { call } from '../call.ts'
import type { Deleted, IdsParams } from '../schema.ts'
import type {
  AcceptedInvitation,
  Invitation,
  InvitationInput,
  InvitationOffer,
  InvitationToken,
  NewInvitation,
  OwnStores,
  Switched,
  SwitchInput,
} from './invitations.ts'

/** The newest invitations of the own store. */
export const invitationsCall = call<{ data: Invitation[] }>()({
  method: 'GET',
  path: '/staff_invitations',
  area: 'seller',
  access: 'user.view',
  reads: ['Invitation'],
})

/** Makes a link that gives a role of the own store. Not repeated by key: the answer carries the token, which nothing stores. */
export const inviteCall = call<{ body: InvitationInput; data: NewInvitation }>()({
  method: 'POST',
  path: '/staff_invitations',
  area: 'seller',
  access: 'user.create',
  perMinute: 20,
  changes: ['Invitation'],
})

export const withdrawInvitationsCall = call<{ params: IdsParams; data: Deleted }>()({
  method: 'DELETE',
  path: '/staff_invitations/:ids',
  area: 'seller',
  access: 'user.create',
  changes: ['Invitation'],
  changesWhenRefused: true,
})

/** What a link offers. No GET: the token is in the body. */
export const invitationOfferCall = call<{ body: InvitationToken; data: InvitationOffer }>()({
  method: 'POST',
  path: '/staff_invitation/offer',
  area: 'buyer',
  access: 'public',
  perMinute: 20,
  keepFor: 0,
  reads: ['Invitation', 'Account'],
})

/** Makes the person who is logged in staff of the store. */
export const acceptInvitationCall = call<{ body: InvitationToken; data: AcceptedInvitation }>()({
  method: 'POST',
  path: '/staff_invitation/accept',
  area: 'buyer',
  access: 'session',
  perMinute: 20,
  changes: ['Invitation', 'Application'],
  changesWhenRefused: true,
})

/** The stores that the person may switch to. */
export const ownStoresCall = call<{ data: OwnStores }>()({
  method: 'GET',
  path: '/own_stores',
  area: 'seller',
  access: 'session',
  reads: ['Session'],
})

/** Binds the session to another store of the person. */
export const switchStoreCall = call<{ body: SwitchInput; data: Switched }>()({
  method: 'POST',
  path: '/switch_store',
  area: 'seller',
  access: 'session',
})
