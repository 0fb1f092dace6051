import type { Ctx } from '../../../infra/context.ts'
import { users } from './account.table.ts'

/** Whether anybody has an account; an empty demo shop gets its data then. */
export async function hasUsers(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}
