import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { storeMembers } from '../accounts/account.table.ts'
import { ownRoles } from './role.queries.ts'
import { accountRoles, roles } from './role.table.ts'

/** Membership of a person in a store. */
export interface Membership {
  readonly userId: number
  readonly storeId: number
  readonly role: 'owner' | 'staff'
}

/** Adds a membership; an existing one stays unchanged. */
export async function insertMember(tx: Ctx, membership: Membership): Promise<void> {
  await tx.db
    .insert(storeMembers)
    .values({ id: await tx.ids.next(), ...membership, createdAt: tx.clock.now() })
    .onConflictDoNothing()
}

/** Removes the roles that a person has in a store. */
export async function takeStoreRoles(tx: Ctx, userId: number, store: StoreScope): Promise<void> {
  const ofStore = tx.db.select({ id: roles.id }).from(roles).where(ownRoles(store))
  await tx.db
    .delete(accountRoles)
    .where(
      and(eq(accountRoles.area, 'seller'), eq(accountRoles.accountId, userId), inArray(accountRoles.roleId, ofStore)),
    )
}

/** Removes a membership. */
export async function deleteMember(tx: Ctx, userId: number, store: StoreScope): Promise<void> {
  await tx.db
    .delete(storeMembers)
    .where(and(eq(storeMembers.userId, userId), inScope(store, { store: storeMembers.storeId })))
}
