import { LIMITS } from '@shiji/contract/limits.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { stores } from '../../../store/index.ts'
import { goodsScope } from '../goods/goods.repo.ts'
import { goods } from '../goods/goods.table.ts'
import { goodsChanges } from './goods-change.table.ts'

export interface Waiting {
  readonly goodsId: number
  readonly kind: 'goods' | 'change'
  readonly name: string
  readonly nameEn: string
  readonly images: readonly string[]
  readonly storeName: string
  readonly storeNameEn: string
  readonly since: Date
}

const shown = {
  goodsId: goods.id,
  name: goods.name,
  nameEn: goods.nameEn,
  images: goods.images,
  storeName: stores.name,
  storeNameEn: stores.nameEn,
}

/**
 * Goods and changes of goods that wait for the platform, the oldest first and at most a page of lists; their number is
 * counted up to `queueCap`.
 */
export async function reviewQueue(ctx: Ctx<AdminActor>): Promise<{ rows: Waiting[]; total: number }> {
  const most = LIMITS.list.perPageMax
  const waiting = and(eq(goodsChanges.state, 'waiting'), isNull(goods.deletedAt))
  const fresh = and(eq(goods.verify, 'to_be_reviewed'), goodsScope(ctx.scope))
  const changes = await ctx.db
    .select({ ...shown, since: goodsChanges.submittedAt })
    .from(goodsChanges)
    .innerJoin(goods, eq(goods.id, goodsChanges.goodsId))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .where(waiting)
    .orderBy(asc(goodsChanges.submittedAt), asc(goodsChanges.id))
    .limit(most)
  const first = await ctx.db
    .select({ ...shown, since: goods.updatedAt })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .where(fresh)
    .orderBy(asc(goods.id))
    .limit(most)
  const rows: Waiting[] = [
    ...changes.map(row => ({ ...row, kind: 'change' as const })),
    ...first.map(row => ({ ...row, kind: 'goods' as const })),
  ]
  rows.sort((a, b) => a.since.getTime() - b.since.getTime() || a.goodsId - b.goodsId)
  return { rows: rows.slice(0, most), total: await countWaiting(ctx) }
}

async function countWaiting(ctx: Ctx<AdminActor>): Promise<number> {
  const cap = LIMITS.list.queueCap
  const all = await ctx.db.execute<{ waiting: string }>(sql`
    select count(*) as waiting from (
      (select 1 from ${goodsChanges} where ${goodsChanges.state} = 'waiting' limit ${cap})
      union all
      (select 1 from ${goods} where ${goods.verify} = 'to_be_reviewed' and ${goods.deletedAt} is null limit ${cap})
    ) w`)
  return Math.min(cap, Number(all.rows[0]?.waiting ?? 0))
}
