import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { users } from '../../identity/index.ts'

/** Whether the person has set a payment password. */
export async function hasPayPassword(ctx: Ctx, userId: number): Promise<boolean> {
  const [row] = await ctx.db.select({ hash: users.payPasswordHash }).from(users).where(eq(users.id, userId))
  return row !== undefined && row.hash !== null
}
