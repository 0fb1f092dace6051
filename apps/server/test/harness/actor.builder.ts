import type { Ctx } from '../../src/infra/context.ts'
import { admins, users } from '../../src/modules/identity/index.ts'

/** A user account; it has no password that anybody could log in with. */
export async function aUser(ctx: Ctx, change: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const id = change.id ?? (await ctx.ids.next())
  await ctx.db.insert(users).values({
    username: `user${id}`,
    passwordHash: '-',
    nickname: `User ${id}`,
    createdAt: ctx.clock.now(),
    ...change,
    id,
  })
  return id
}

/** A platform account that may do everything, unless told otherwise. */
export async function anAdmin(ctx: Ctx, change: Partial<typeof admins.$inferInsert> = {}): Promise<number> {
  const id = change.id ?? (await ctx.ids.next())
  await ctx.db.insert(admins).values({
    username: `admin${id}`,
    passwordHash: '-',
    nickname: `Admin ${id}`,
    isSuper: true,
    createdAt: ctx.clock.now(),
    ...change,
    id,
  })
  return id
}
