import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { staffInvitations } from './invitation.table.ts'

type Row = typeof staffInvitations.$inferSelect

/** Inserts an invitation. */
export async function insertInvitation(tx: Ctx, row: typeof staffInvitations.$inferInsert): Promise<void> {
  await tx.db.insert(staffInvitations).values(row)
}

/** Locks the invitation of a link until the transaction ends: of several people who accept it, one is first. */
export async function lockByHash(tx: Ctx, tokenHash: string): Promise<Row | undefined> {
  const [row] = await tx.db
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.tokenHash, tokenHash))
    .for('update')
  return row
}

/** Locks invitations of a store, by id; those of others are left out. */
export async function lockInvitations(tx: Ctx, store: StoreScope, ids: readonly number[]): Promise<Row[]> {
  return tx.db
    .select()
    .from(staffInvitations)
    .where(and(inScope(store, { store: staffInvitations.storeId }), inArray(staffInvitations.id, [...ids])))
    .orderBy(staffInvitations.id)
    .for('update')
}

/** Marks a locked invitation as used by a person. */
export async function markAccepted(tx: Ctx, id: number, acceptedBy: number): Promise<void> {
  await tx.db
    .update(staffInvitations)
    .set({ acceptedBy, acceptedAt: tx.clock.now() })
    .where(eq(staffInvitations.id, id))
}

/** Marks locked invitations as withdrawn. */
export async function markWithdrawn(tx: Ctx, ids: readonly number[]): Promise<void> {
  await tx.db
    .update(staffInvitations)
    .set({ withdrawnAt: tx.clock.now() })
    .where(inArray(staffInvitations.id, [...ids]))
}
