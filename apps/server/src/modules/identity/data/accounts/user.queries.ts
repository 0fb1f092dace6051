import type { AdminUserRow } from '@shiji/contract/identity/identity.ts'
import { adminUsersCall } from '@shiji/contract/identity/people.calls.ts'
import { eq, inArray, type SQLWrapper } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { maskPhone } from '../../domain/mask.ts'
import type { Balance } from '../../ports.ts'
import { users } from './account.table.ts'

const balance =
  (field: keyof Balance) =>
  (ctx: Ctx): SQLWrapper =>
    ctx.ports.balances.column(field, users.id)

export const userList = listOf(
  adminUsersCall,
  {
    id: users.id,
    username: users.username,
    nickname: users.nickname,
    phone: users.phone,
    belong_id: users.belongId,
    inviter_id: users.inviterId,
    status: users.status,
    login_time: users.loginTime,
    created_at: users.createdAt,
  },
  { money: balance('money'), frozen_money: balance('frozenMoney'), integral: balance('integral') },
)

/** One page of buyers, owners and sub-accounts as the platform sees them. */
export async function userPage(ctx: Ctx<AdminActor>, list: ParsedList) {
  const { ids, total } = await pageIds(ctx, users, users.id, list, listCondition(list))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(users).where(inArray(users.id, ids))
  return { rows: await presentUsers(ctx, inOrder(ids, rows)), total }
}

export async function userById(ctx: Ctx<AdminActor>, id: number): Promise<AdminUserRow> {
  const [row] = await presentUsers(ctx, await ctx.db.select().from(users).where(eq(users.id, id)))
  if (row === undefined) throw new AppError('record.missing')
  return row
}

/** Rows with balances; phones are masked for staff who may only read. */
async function presentUsers(
  ctx: Ctx<AdminActor>,
  rows: readonly (typeof users.$inferSelect)[],
): Promise<AdminUserRow[]> {
  const balances = await ctx.ports.balances.of(
    ctx,
    rows.map(row => row.id),
  )
  const shown = holds(ctx.actor, 'user.update') ? (phone: string | null) => phone ?? '' : maskPhone
  return rows.map(row => {
    const { money, frozenMoney, integral } = balances.get(row.id) ?? { money: 0, frozenMoney: 0, integral: 0 }
    return {
      id: row.id,
      username: row.username === row.phone ? shown(row.phone) : row.username,
      nickname: row.nickname,
      avatar: row.avatar,
      phone: shown(row.phone),
      belong_id: row.belongId,
      status: row.status === 'active' ? 'active' : 'disabled',
      money,
      frozen_money: frozenMoney,
      integral,
      login_time: row.loginTime?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
    }
  })
}
