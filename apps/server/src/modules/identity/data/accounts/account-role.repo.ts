import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { accountRoles } from '../staff/role.table.ts'

/** An account of a back office. */
export interface StaffAccountKey {
  readonly area: 'admin' | 'seller'
  readonly accountId: number
}

const ofAccount = ({ area, accountId }: StaffAccountKey) =>
  and(eq(accountRoles.area, area), eq(accountRoles.accountId, accountId))

/** Ids of all roles of an account, including those of other stores. */
export async function roleIdsOf(tx: Ctx, account: StaffAccountKey): Promise<number[]> {
  const rows = await tx.db.select({ id: accountRoles.roleId }).from(accountRoles).where(ofAccount(account))
  return rows.map(row => row.id)
}

/** Adds roles to an account. */
export async function giveRoles(
  tx: Ctx,
  { area, accountId }: StaffAccountKey,
  roleIds: readonly number[],
): Promise<void> {
  if (roleIds.length > 0) await tx.db.insert(accountRoles).values(roleIds.map(roleId => ({ area, accountId, roleId })))
}

/** Removes these roles from an account. */
export async function takeRoles(tx: Ctx, account: StaffAccountKey, roleIds: readonly number[]): Promise<void> {
  if (roleIds.length > 0)
    await tx.db.delete(accountRoles).where(and(ofAccount(account), inArray(accountRoles.roleId, [...roleIds])))
}

/** Removes all roles from an account. */
export async function takeAllRoles(tx: Ctx, account: StaffAccountKey): Promise<void> {
  await tx.db.delete(accountRoles).where(ofAccount(account))
}
