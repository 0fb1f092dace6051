import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { storeMembers } from '../data/account.table.ts'
import { accountRoles, roles } from '../data/role.table.ts'

export interface Membership {
  readonly userId: number
  readonly storeId: number
  readonly role: 'owner' | 'staff'
}

/** Lets a person into a store's back office; a membership that exists stays as it is. The owner joins when his store passes. */
export async function joinStore(tx: Ctx, membership: Membership): Promise<void> {
  await tx.db
    .insert(storeMembers)
    .values({ id: await tx.ids.next(), ...membership, createdAt: tx.clock.now() })
    .onConflictDoNothing()
}

/** Ends a membership with the roles held in that store; sessions bound to it are over at their next call. */
export async function leaveStore(tx: Ctx, userId: number, storeId: number): Promise<void> {
  const ofStore = tx.db.select({ id: roles.id }).from(roles).where(eq(roles.storeId, storeId))
  await tx.db
    .delete(accountRoles)
    .where(
      and(eq(accountRoles.area, 'seller'), eq(accountRoles.accountId, userId), inArray(accountRoles.roleId, ofStore)),
    )
  await tx.db.delete(storeMembers).where(and(eq(storeMembers.userId, userId), eq(storeMembers.storeId, storeId)))
}
