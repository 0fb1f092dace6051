import type { StaffRow } from '@shiji/contract/identity/identity.ts'
import { adminStaffCall, sellerStaffCall } from '@shiji/contract/identity/people.calls.ts'
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { admins, storeMembers, users } from '../accounts/account.table.ts'
import { roleScope, type StaffCtx } from './role.queries.ts'
import { accountRoles, roles } from './role.table.ts'

type StaffTable = typeof admins | typeof users

const columnsOf = (table: StaffTable) => ({
  id: table.id,
  username: table.username,
  nickname: table.nickname,
  status: table.status,
  login_time: table.loginTime,
  created_at: table.createdAt,
})

export const adminStaffList = listOf(adminStaffCall, columnsOf(admins))
export const sellerStaffList = listOf(sellerStaffCall, columnsOf(users))

/** Staff of the actor's store: sub-accounts and invited buyers, not the owner. */
const worksHere = (ctx: Ctx, store: StoreScope): SQL => {
  const membership = ctx.db
    .select({ one: sql`1` })
    .from(storeMembers)
    .where(
      and(
        eq(storeMembers.userId, users.id),
        inScope(store, { store: storeMembers.storeId }),
        eq(storeMembers.role, 'staff'),
      ),
    )
  return exists(membership)
}

/** One page of the platform's staff or of the store's. */
export async function staffPage(ctx: StaffCtx, list: ParsedList) {
  const { scope } = ctx
  if (scope.of === 'platform') {
    const { ids, total } = await pageIds(ctx, admins, admins.id, list, listCondition(list))
    const rows = ids.length === 0 ? [] : await ctx.db.select().from(admins).where(inArray(admins.id, ids))
    return { rows: await presentStaff(ctx, inOrder(ids, rows)), total }
  }
  const { ids, total } = await pageIds(ctx, users, users.id, list, listCondition(list, worksHere(ctx, scope)))
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(users).where(inArray(users.id, ids))
  return { rows: await presentStaff(ctx, inOrder(ids, rows)), total }
}

/** One of the staff; a foreign id answers like a missing one. */
export async function staffMember(ctx: StaffCtx, id: number): Promise<StaffRow> {
  const { scope } = ctx
  const rows =
    scope.of === 'platform'
      ? await ctx.db.select().from(admins).where(eq(admins.id, id))
      : await ctx.db
          .select()
          .from(users)
          .where(and(eq(users.id, id), worksHere(ctx, scope)))
  const [row] = await presentStaff(ctx, rows)
  if (row === undefined) throw new AppError('record.missing')
  return row
}

interface StaffAccount {
  readonly id: number
  readonly username: string
  readonly nickname: string
  readonly avatar: string
  readonly status: string
  readonly isSuper?: boolean
  readonly loginTime: Date | null
  readonly createdAt: Date
}

async function presentStaff(ctx: StaffCtx, rows: readonly StaffAccount[]): Promise<StaffRow[]> {
  const given =
    rows.length === 0
      ? []
      : await rolesGiven(
          ctx,
          rows.map(row => row.id),
        )
  return rows.map(row => {
    const own = given.filter(role => role.accountId === row.id).map(({ id, name }) => ({ id, name }))
    return {
      id: row.id,
      username: row.username,
      nickname: row.nickname,
      avatar: row.avatar,
      status: row.status === 'active' ? 'active' : 'disabled',
      is_super: row.isSuper === true,
      role_id: own.map(role => role.id),
      roles: own,
      login_time: row.loginTime?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
    }
  })
}

const rolesGiven = (ctx: StaffCtx, accountIds: readonly number[]) =>
  ctx.db
    .select({ accountId: accountRoles.accountId, id: roles.id, name: roles.name })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.id, accountRoles.roleId))
    .where(and(eq(accountRoles.area, ctx.actor.kind), inArray(accountRoles.accountId, [...accountIds]), roleScope(ctx)))
    .orderBy(roles.id)
