import type { InvitationInput, NewInvitation } from '@shiji/contract/identity/invitations.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { insertInvitation, lockInvitations, markWithdrawn } from '../../data/invitations/invitation.repo.ts'
import { holdsAll, permissionsOfRoles } from '../../data/staff/role.queries.ts'
import { invitationState } from '../../domain/invitation.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'

/** Page of the shop that accepts an invitation; the token is in the fragment, which browsers send to no server. */
const PAGE = '/store/invite'

/**
 * Makes a link that gives a role of the actor's store to the person who accepts it first within a week. Refuses roles of others,
 * and roles that open more than the actor holds (`permission.not_held`).
 */
export async function inviteStaff(ctx: Ctx<SellerActor>, input: InvitationInput): Promise<NewInvitation> {
  const token = newToken()
  return transact(ctx, async tx => {
    const opened = (await permissionsOfRoles(tx, [input.role_id])).get(input.role_id)
    if (opened === undefined) throw new InvalidInput([{ field: 'role_id', key: 'refusal.not_a_choice' }])
    if (!holdsAll(tx, opened)) throw new AppError('permission.not_held')
    const id = await tx.ids.next()
    const now = tx.clock.now()
    const expiresAt = new Date(now.getTime() + LIMITS.invitation.ms)
    const note = (input.note ?? '').trim()
    const row = { id, storeId: tx.scope.id, roleId: input.role_id, note, createdBy: tx.actor.id }
    await insertInvitation(tx, { ...row, tokenHash: hashToken(token), createdAt: now, expiresAt })
    const after = { role_id: input.role_id, note, expires_at: expiresAt.toISOString() }
    await audit(tx, { action: 'staff_invitation.create', subjectType: 'staff_invitation', subjectId: id, after })
    return {
      id,
      token,
      link: `${tx.config.shopOrigin ?? ''}${PAGE}#${token}`,
      expires_at: expiresAt.toISOString(),
    }
  })
}

/**
 * Withdraws invitations of the own store, all or none. Refuses one that was used (`invitation.used`); one that is over
 * already stays as it is.
 */
export async function withdrawInvitations(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    const rows = await lockInvitations(tx, tx.scope, ids)
    if (rows.length !== new Set(ids).size) throw new AppError('record.missing')
    if (rows.some(row => row.acceptedAt !== null)) throw new AppError('invitation.used')
    const open = rows.filter(row => invitationState(row, tx.clock.now()) === 'open')
    await markWithdrawn(
      tx,
      open.map(row => row.id),
    )
    for (const { id, roleId, note } of open)
      await audit(tx, {
        action: 'staff_invitation.delete',
        subjectType: 'staff_invitation',
        subjectId: id,
        before: { role_id: roleId, note },
      })
    return { deleted: open.length }
  })
}
