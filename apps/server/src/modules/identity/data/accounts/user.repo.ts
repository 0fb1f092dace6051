import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { users } from './account.table.ts'

export type NewUser = typeof users.$inferInsert
export type UserRecord = typeof users.$inferSelect
/** Facts of an account that may change. */
export type UserChange = Partial<Omit<NewUser, 'id'>>

/** Inserts a new account of a buyer or of a store's staff. */
export async function insertUser(tx: Ctx, row: NewUser): Promise<void> {
  await tx.db.insert(users).values(row)
}

/** Locks the account until the transaction ends; undefined if it does not exist. */
export async function lockUser(tx: Ctx, id: number): Promise<UserRecord | undefined> {
  const [row] = await tx.db.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** Locks the row of an account until the transaction ends, so that changes to it wait for each other. */
export async function holdUser(tx: Ctx, id: number): Promise<void> {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Changes an account. */
export async function updateUser(tx: Ctx, id: number, change: UserChange): Promise<void> {
  await tx.db.update(users).set(change).where(eq(users.id, id))
}

/** Changes an account only if this owner created it; returns whether they did. */
export async function updateSubAccount(tx: Ctx, id: number, ownerId: number, change: UserChange): Promise<boolean> {
  const changed = await tx.db
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), eq(users.belongId, ownerId)))
    .returning({ id: users.id })
  return changed.length > 0
}
