import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { deleteMember, insertMember, type Membership, takeStoreRoles } from '../../data/staff/member.repo.ts'

/**
 * Adds a person to a store's back office; an existing membership stays unchanged. The owner joins when their store is
 * approved.
 */
export async function joinStore(tx: Ctx, membership: Membership): Promise<void> {
  await insertMember(tx, membership)
}

/** Ends a membership with the roles held in that store; sessions bound to it end at their next call. */
export async function leaveStore(tx: Ctx, userId: number, store: StoreScope): Promise<void> {
  await takeStoreRoles(tx, userId, store)
  await deleteMember(tx, userId, store)
}
