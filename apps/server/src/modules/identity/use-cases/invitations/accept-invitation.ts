import type { AcceptedInvitation, Invitation, InvitationOffer } from '@shiji/contract/identity/invitations.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { holds } from '../../../../infra/permission.ts'
import { actingAs } from '../../../../infra/scope.ts'
import { membershipsOf } from '../../data/accounts/account.queries.ts'
import { giveRoles } from '../../data/accounts/account-role.repo.ts'
import { invitationByHash, invitationsOf } from '../../data/invitations/invitation.queries.ts'
import { lockByHash, markAccepted } from '../../data/invitations/invitation.repo.ts'
import { deskActor } from '../../data/sessions/actor.queries.ts'
import { holdsAll, permissionsOfRoles } from '../../data/staff/role.queries.ts'
import { type InvitationFacts, invitationState } from '../../domain/invitation.ts'
import { hashToken } from '../sessions/session-token.ts'
import { joinStore } from '../staff/store-membership.ts'

interface Invited extends InvitationFacts {
  readonly storeId: number
  readonly roleId: number | null
  readonly createdBy: number
}

/** The newest invitations of the actor's store. */
export async function invitationList(ctx: Ctx<SellerActor>): Promise<Invitation[]> {
  const list: Invitation[] = []
  for (const { invitation, role, createdBy, acceptedBy } of await invitationsOf(ctx, ctx.scope))
    list.push({
      id: invitation.id,
      role: role ?? '',
      note: invitation.note,
      state: await stateOf(ctx, invitation),
      created_by: createdBy ?? '',
      created_at: invitation.createdAt.toISOString(),
      expires_at: invitation.expiresAt.toISOString(),
      accepted_by: acceptedBy ?? '',
    })
  return list
}

const NOTHING: InvitationOffer = {
  state: 'unknown',
  store_name: '',
  role: '',
  note: '',
  created_by: '',
  expires_at: null,
  member: false,
}

/** What the link with this token offers. A token that nobody was given and one that is malformed answer alike. */
export async function invitationOffer(ctx: Ctx, token: string): Promise<InvitationOffer> {
  const found = await invitationByHash(ctx, hashToken(token))
  if (found === undefined) return NOTHING
  const { invitation, role, createdBy } = found
  const state = await stateOf(ctx, invitation)
  const names = await ctx.ports.storeNames.of(ctx, [invitation.storeId])
  const offer = { ...NOTHING, state, store_name: names.get(invitation.storeId) ?? '' }
  // What is over says no more than which store it was.
  if (state !== 'open') return offer
  return {
    ...offer,
    role: role ?? '',
    note: invitation.note,
    created_by: createdBy ?? '',
    expires_at: invitation.expiresAt.toISOString(),
    member: ctx.actor.kind === 'buyer' && (await worksFor(ctx, ctx.actor.id, invitation.storeId)),
  }
}

const REFUSALS = {
  used: 'invitation.used',
  withdrawn: 'invitation.withdrawn',
  expired: 'invitation.expired',
} as const

/**
 * Makes the actor staff of the store with the role of the invitation, once: of several people the first wins. Refuses
 * with `invitation.unknown`, `.used`, `.withdrawn`, `.expired`, and `invitation.member` if they work there already,
 * which leaves the link open.
 */
export async function acceptInvitation(ctx: Ctx<BuyerActor>, token: string): Promise<AcceptedInvitation> {
  return transact(ctx, async tx => {
    const invitation = await lockByHash(tx, hashToken(token))
    if (invitation === undefined) throw new AppError('invitation.unknown')
    const state = await stateOf(tx, invitation)
    if (state !== 'open') throw new AppError(REFUSALS[state])
    const { id, storeId, roleId } = invitation
    if (roleId === null) throw new AppError('invitation.withdrawn')
    if (await worksFor(tx, tx.actor.id, storeId)) throw new AppError('invitation.member')
    await markAccepted(tx, id, tx.actor.id)
    await joinStore(tx, { userId: tx.actor.id, storeId, role: 'staff' })
    await giveRoles(tx, { area: 'seller', accountId: tx.actor.id }, [roleId])
    await auditAsMember(tx, id, storeId, roleId)
    return { store_id: storeId }
  })
}

/** The store reads in its log who joined: the entry is the new member's own. */
async function auditAsMember(tx: Ctx<BuyerActor>, id: number, storeId: number, roleId: number): Promise<void> {
  const member = await deskActor(tx, { area: 'seller', accountId: tx.actor.id, storeId })
  if (member === undefined) throw new AppError('account.disabled')
  await audit(actingAs(tx, member), {
    action: 'staff_invitation.update',
    subjectType: 'staff_invitation',
    subjectId: id,
    before: { state: 'open' },
    after: { state: 'used', role_id: roleId, nickname: tx.actor.name },
  })
}

/**
 * State of an invitation now. It is worth as much as the person who made it: once they no longer work for the store, may
 * not add staff or no longer hold what the role opens, it counts as withdrawn.
 */
async function stateOf(ctx: Ctx, invitation: Invited) {
  const state = invitationState(invitation, ctx.clock.now())
  return state === 'open' && !(await isBacked(ctx, invitation)) ? 'withdrawn' : state
}

async function isBacked(ctx: Ctx, { storeId, roleId, createdBy }: Invited): Promise<boolean> {
  const host = await deskActor(ctx, { area: 'seller', accountId: createdBy, storeId })
  if (host === undefined || roleId === null || !holds(host, 'user.create')) return false
  const asHost = actingAs(ctx, host)
  const opened = (await permissionsOfRoles(asHost, [roleId])).get(roleId)
  return opened !== undefined && holdsAll(asHost, opened)
}

async function worksFor(ctx: Ctx, userId: number, storeId: number): Promise<boolean> {
  const memberships = await membershipsOf(ctx, userId)
  return memberships.some(membership => membership.storeId === storeId)
}
