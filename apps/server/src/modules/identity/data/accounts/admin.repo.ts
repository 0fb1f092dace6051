import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { admins } from './account.table.ts'

export type NewAdmin = typeof admins.$inferInsert
/** Facts of an account of platform staff that may change. */
export type AdminChange = Partial<Omit<NewAdmin, 'id'>>

/** Writes a new account of platform staff. */
export async function insertAdmin(tx: Ctx, row: NewAdmin): Promise<void> {
  await tx.db.insert(admins).values(row)
}

/** Changes an account of platform staff. */
export async function updateAdmin(tx: Ctx, id: number, change: AdminChange): Promise<void> {
  await tx.db.update(admins).set(change).where(eq(admins.id, id))
}

/** Removes an account of platform staff. */
export async function deleteAdmin(tx: Ctx, id: number): Promise<void> {
  await tx.db.delete(admins).where(eq(admins.id, id))
}

/** Whether there is a super admin, including disabled ones. */
export async function hasSuper(tx: Ctx): Promise<boolean> {
  const [present] = await tx.db.select({ id: admins.id }).from(admins).where(eq(admins.isSuper, true)).limit(1)
  return present !== undefined
}

/** Ids of the super admins who can log in, locked until the transaction ends. */
export async function lockSupers(tx: Ctx): Promise<number[]> {
  const supers = await tx.db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.isSuper, true), eq(admins.status, 'active')))
    .for('update')
  return supers.map(admin => admin.id)
}
