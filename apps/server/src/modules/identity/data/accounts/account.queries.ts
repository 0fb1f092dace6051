import type { Area } from '@shiji/contract/area.ts'
import { and, asc, eq, inArray, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ByIds } from '../../../../records/list.ts'
import { fewIds, isOneOf } from '../../../../records/list-sql.ts'
import { admins, storeMembers, users } from './account.table.ts'

/** Whether there is any account; an empty demo shop is then filled with data. */
export async function hasUsers(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

/** Whether an account exists. */
export async function hasUser(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id))
  return rows.length > 0
}

/** What a login needs to know about an account. */
export interface LoginAccount {
  readonly id: number
  readonly passwordHash: string
  readonly status: string
  readonly belongId: number
}

/** The account for a login name: users by name or phone, admins by name; case is ignored. */
export async function accountByName(ctx: Ctx, area: Area, name: string): Promise<LoginAccount | undefined> {
  const low = name.toLowerCase()
  if (area === 'admin') {
    const [admin] = await ctx.db
      .select({ id: admins.id, passwordHash: admins.passwordHash, status: admins.status, belongId: sql<number>`0` })
      .from(admins)
      .where(eq(sql`lower(${admins.username})`, low))
    return admin
  }
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash, status: users.status, belongId: users.belongId })
    .from(users)
    .where(or(eq(users.phone, name), eq(sql`lower(${users.username})`, low)))
    .orderBy(sql`${users.phone} is not distinct from ${name} desc`)
    .limit(1)
  return user
}

/** The account of a session. */
export async function accountById(
  ctx: Ctx,
  area: Area,
  id: number,
): Promise<(LoginAccount & { readonly username: string }) | undefined> {
  if (area === 'admin') {
    const [admin] = await ctx.db.select().from(admins).where(eq(admins.id, id))
    return admin === undefined ? undefined : { ...admin, belongId: 0 }
  }
  return userRow(ctx, id)
}

/** The whole row of a buyer, owner or sub-account. */
export async function userRow(ctx: Ctx, id: number): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
  return user
}

/** Stores that a person may work in, the oldest membership first. */
export async function membershipsOf(ctx: Ctx, userId: number) {
  return ctx.db
    .select({ storeId: storeMembers.storeId, role: storeMembers.role })
    .from(storeMembers)
    .where(eq(storeMembers.userId, userId))
    .orderBy(asc(storeMembers.id))
}

/** Whether a phone or login name is taken. */
export async function isTaken(ctx: Ctx, name: string): Promise<boolean> {
  return (await accountByName(ctx, 'buyer', name)) !== undefined
}

/** Owner of a store. */
export async function ownerOf(ctx: Ctx, store: StoreScope): Promise<number | undefined> {
  const [owner] = await ctx.db
    .select({ userId: storeMembers.userId })
    .from(storeMembers)
    .where(and(inScope(store, { store: storeMembers.storeId }), eq(storeMembers.role, 'owner')))
  return owner?.userId
}

/** Phone of a person, if they have one. */
export async function phoneOf(ctx: Ctx, userId: number): Promise<string | null> {
  const [user] = await ctx.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  return user?.phone ?? null
}

/** Nicknames of buyers by id. */
export async function nicknamesOf(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(row => [row.id, row.nickname]))
}

/** Most people of one name by whom a list is narrowed: each has few rows of it. */
const MOST_PEOPLE = 10_000

/** A filter by the nickname of the person in a column: they are found first, and then their rows (`listConditionByIds`). */
export const peopleNamed =
  (column: SQLWrapper): ByIds =>
  async (ctx, matches) => {
    const named = sql`select ${users.id} as id from ${users} where ${matches({ column: users.nickname })}`
    const ids = await fewIds(ctx, named, MOST_PEOPLE)
    return ids && isOneOf(column, ids)
  }
