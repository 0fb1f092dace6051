import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { users } from '../accounts/account.table.ts'
import { roles } from '../staff/role.table.ts'
import { staffInvitations } from './invitation.table.ts'

/** Most invitations that a store sees. */
const SHOWN = 50

const acceptors = alias(users, 'acceptors')
const shown = {
  invitation: staffInvitations,
  role: roles.name,
  createdBy: users.nickname,
  acceptedBy: acceptors.nickname,
}

const withNames = (ctx: Ctx) =>
  ctx.db
    .select(shown)
    .from(staffInvitations)
    .leftJoin(roles, eq(roles.id, staffInvitations.roleId))
    .leftJoin(users, eq(users.id, staffInvitations.createdBy))
    .leftJoin(acceptors, eq(acceptors.id, staffInvitations.acceptedBy))

/** The newest invitations of a store with the names of role and people. */
export const invitationsOf = (ctx: Ctx, store: StoreScope) =>
  withNames(ctx)
    .where(inScope(store, { store: staffInvitations.storeId }))
    .orderBy(desc(staffInvitations.id))
    .limit(SHOWN)

/** The invitation of a link; anyone who holds the token may see it. */
export async function invitationByHash(ctx: Ctx, tokenHash: string) {
  const [row] = await withNames(ctx).where(eq(staffInvitations.tokenHash, tokenHash))
  return row
}

/** Whether an open invitation gives one of these roles. */
export async function isRoleOffered(tx: Ctx, roleIds: readonly number[]): Promise<boolean> {
  const [offered] = await tx.db
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(
      and(
        inArray(staffInvitations.roleId, [...roleIds]),
        isNull(staffInvitations.acceptedAt),
        isNull(staffInvitations.withdrawnAt),
        gt(staffInvitations.expiresAt, tx.clock.now()),
      ),
    )
    .limit(1)
  return offered !== undefined
}
