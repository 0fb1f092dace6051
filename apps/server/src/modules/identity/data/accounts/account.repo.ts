import type { Area } from '@shiji/contract/area.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { admins, users } from './account.table.ts'

/** What people may change about themselves; omitted fields stay. */
export interface ProfileChange {
  readonly nickname: string
  readonly avatar?: string
  readonly passwordHash?: string
  /** Stored for users only. */
  readonly sex?: number
}

/** Changes a person's own profile and returns the resulting avatar; undefined when the account is gone. */
export async function changeProfile(
  tx: Ctx,
  area: Area,
  id: number,
  { sex, ...profile }: ProfileChange,
): Promise<{ avatar: string } | undefined> {
  const [row] = await (area === 'admin'
    ? tx.db.update(admins).set(profile).where(eq(admins.id, id)).returning({ avatar: admins.avatar })
    : tx.db
        .update(users)
        .set({ ...profile, ...(sex === undefined ? {} : { sex }) })
        .where(eq(users.id, id))
        .returning({ avatar: users.avatar }))
  return row
}

/** What a person may change about themselves, as it is now; locked until the transaction ends. */
export async function profileOf(tx: Ctx, area: Area, id: number): Promise<object> {
  const [row] = await (area === 'admin'
    ? tx.db
        .select({ nickname: admins.nickname, avatar: admins.avatar })
        .from(admins)
        .where(eq(admins.id, id))
        .for('update')
    : tx.db
        .select({ nickname: users.nickname, avatar: users.avatar, sex: users.sex })
        .from(users)
        .where(eq(users.id, id))
        .for('update'))
  return row ?? {}
}

/** Saves the time and address of a login; the time of the previous one is kept beside it. */
export async function rememberLogin(ctx: Ctx, area: Area, id: number): Promise<void> {
  const table = area === 'admin' ? admins : users
  await ctx.db
    .update(table)
    .set({ lastLoginTime: sql`login_time`, loginTime: ctx.clock.now(), lastIp: ctx.ip })
    .where(eq(table.id, id))
}
