import { adminStoresCall } from '@shiji/contract/store/store.calls.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { storeScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import type { ParsedList } from '../../../records/list.ts'
import { listOf } from '../../../records/list-of.ts'
import { besidePage, inOrder, listCondition, pageIds } from '../../../records/list-sql.ts'
import { users } from '../../identity/index.ts'
import { type RoundRecord, roundsOf } from './application.queries.ts'
import type { StoreRecord } from './store.repo.ts'
import { storeClasses, stores } from './store.table.ts'

/** Columns of GET /Admin/stores. */
export const adminStoreList = listOf(
  adminStoresCall,
  {
    id: stores.id,
    user_id: stores.userId,
    store_name: stores.name,
    store_name_en: stores.nameEn,
    company_name: stores.companyName,
    mobile: stores.mobile,
    area_info: stores.areaInfo,
    store_verify: stores.verify,
    store_status: stores.status,
    is_flagship: stores.isFlagship,
    created_at: stores.createdAt,
  },
  { store_money: ctx => ctx.ports.storeBalances.column(stores.id) },
)

export type AdminStore = StoreRecord & { readonly owner: string }

/** One page of all stores with their owners' names, and how many there are per verification (badges of the tabs). */
export async function adminStores(
  ctx: Ctx,
  list: ParsedList,
): Promise<{ rows: AdminStore[]; total: number; count: Record<string, number> | undefined }> {
  const { ids, total } = await pageIds(ctx, stores, stores.id, list, listCondition(list))
  const rows = ids.length === 0 ? [] : await withOwners(ctx, sql`${stores.id} = any(${sql.param(ids)}::bigint[])`)
  return { rows: inOrder(ids, rows), total, count: await besidePage(list, () => countByVerification(ctx)) }
}

async function countByVerification(ctx: Ctx): Promise<Record<string, number>> {
  const badges = await ctx.db
    .select({ verify: stores.verify, stores: sql<string>`count(*)` })
    .from(stores)
    .groupBy(stores.verify)
  const none = { passed: 0, verifying: 0, denied: 0, fill_information: 0 }
  return Object.assign(none, Object.fromEntries(badges.map(badge => [badge.verify, Number(badge.stores)])))
}

/** A store with the classes it may sell in and the rounds of its application, the newest first. */
export interface AdminStoreRecord {
  readonly store: AdminStore
  readonly classes: readonly { readonly classId: number; readonly commissionBp: number | null }[]
  readonly rounds: readonly RoundRecord[]
}

/** One store for the platform; undefined when there is none. */
export async function adminStore(ctx: Ctx, id: number): Promise<AdminStoreRecord | undefined> {
  const [store] = await withOwners(ctx, eq(stores.id, id))
  if (store === undefined) return undefined
  const classes = await ctx.db
    .select({ classId: storeClasses.classId, commissionBp: storeClasses.commissionBp })
    .from(storeClasses)
    .where(inScope(storeScope(id), { store: storeClasses.storeId }))
    .orderBy(storeClasses.classId)
  return { store, classes, rounds: await roundsOf(ctx, id) }
}

async function withOwners(ctx: Ctx, where: ReturnType<typeof eq>): Promise<AdminStore[]> {
  const rows = await ctx.db
    .select({ store: stores, owner: sql<string>`coalesce(${users.nickname}, '')` })
    .from(stores)
    .leftJoin(users, eq(users.id, stores.userId))
    .where(where)
    .orderBy(desc(stores.id))
  return rows.map(({ store, owner }) => ({ ...store, owner }))
}
