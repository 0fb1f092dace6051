import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, Nullable, OtherName, Strict, Text, Word } from '../schema.ts'

/** Where an invitation stands; only an open one makes staff. */
export const INVITATION_STATES = ['open', 'used', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** POST /Seller/staff_invitations: the role that the link gives, and a note to the invited person. */
export const InvitationInput = Strict({ role_id: Id, note: Type.Optional(OtherName(100)) })
export type InvitationInput = Static<typeof InvitationInput>

/** A new invitation: the only answer that carries its token. */
export const NewInvitation = Type.Object({
  id: Id,
  token: Type.String(),
  /** Address of the page that accepts it; a path alone where the shop is on the same host. */
  link: Type.String(),
  expires_at: Instant,
})
export type NewInvitation = Static<typeof NewInvitation>

/** An invitation as the store sees it. */
export const Invitation = Type.Object({
  id: Id,
  /** Name of the role, '' if it was deleted. */
  role: Type.String(),
  note: Type.String(),
  state: Word(INVITATION_STATES),
  /** Nickname of the person who invited. */
  created_by: Type.String(),
  created_at: Instant,
  expires_at: Instant,
  /** Nickname of the person who accepted, '' before. */
  accepted_by: Type.String(),
})
export type Invitation = Static<typeof Invitation>

/** Body of the calls with a token: it travels in no address, so that no log keeps it. */
export const InvitationToken = Strict({ token: Text(200) })
export type InvitationToken = Static<typeof InvitationToken>

/** What a link offers, for the person who opened it. */
export const InvitationOffer = Type.Object({
  /** `unknown`: there is no such link. */
  state: Word([...INVITATION_STATES, 'unknown']),
  store_name: Type.String(),
  role: Type.String(),
  note: Type.String(),
  created_by: Type.String(),
  expires_at: Nullable(Type.String()),
  /** The person who is logged in already works for the store. */
  member: Flag,
})
export type InvitationOffer = Static<typeof InvitationOffer>

/** The store whose staff the person now is. */
export const AcceptedInvitation = Type.Object({ store_id: Id })
export type AcceptedInvitation = Static<typeof AcceptedInvitation>

/** Stores in whose back office the person works. */
export const OwnStores = Type.Array(
  Type.Object({ id: Id, name: Type.String(), role: Word(['owner', 'staff']), current: Flag }),
)
export type OwnStores = Static<typeof OwnStores>

/** POST /Seller/switch_store. */
export const SwitchInput = Strict({ store_id: Id })
export type SwitchInput = Static<typeof SwitchInput>

/** The page with which the work for the other store begins. */
export const Switched = Type.Object({ store_id: Id, defaultUrl: Type.String() })
export type Switched = Static<typeof Switched>
