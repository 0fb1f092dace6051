import { LIMITS } from '@shiji/contract/limits.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { goodsScope } from '../goods/goods.repo.ts'
import { goods } from '../goods/goods.table.ts'
import { namedGoods } from '../goods/goods-row.queries.ts'
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

/**
 * Goods and changes of goods that wait for the platform, the oldest first and at most a page of lists; their number is
 * counted up to `queueCap`.
 */
export async function reviewQueue(ctx: Ctx<AdminActor>): Promise<{ rows: Waiting[]; total: number }> {
  const most = LIMITS.list.perPageMax
  const waiting = and(eq(goodsChanges.state, 'waiting'), isNull(goods.deletedAt))
  const fresh = and(eq(goods.verify, 'to_be_reviewed'), goodsScope(ctx.scope))
  const changes = await ctx.db
    .select({ goodsId: goods.id, since: goodsChanges.submittedAt })
    .from(goodsChanges)
    .innerJoin(goods, eq(goods.id, goodsChanges.goodsId))
    .where(waiting)
    .orderBy(asc(goodsChanges.submittedAt), asc(goodsChanges.id))
    .limit(most)
  const first = await ctx.db
    .select({ goodsId: goods.id, since: goods.updatedAt })
    .from(goods)
    .where(fresh)
    .orderBy(asc(goods.id))
    .limit(most)
  const rows = [
    ...changes.map(row => ({ ...row, kind: 'change' as const })),
    ...first.map(row => ({ ...row, kind: 'goods' as const })),
  ]
  rows.sort((a, b) => a.since.getTime() - b.since.getTime() || a.goodsId - b.goodsId)
  const page = rows.slice(0, most)
  const ids = page.map(row => row.goodsId)
  const named = new Map(
    (ids.length === 0 ? [] : await namedGoods(ctx, inArray(goods.id, ids))).map(row => [row.goods.id, row]),
  )
  const waits = page.flatMap(({ goodsId, kind, since }): Waiting[] => {
    const row = named.get(goodsId)
    if (row === undefined) return []
    const { name, nameEn, images } = row.goods
    return [{ goodsId, kind, since, name, nameEn, images, storeName: row.storeName, storeNameEn: row.storeNameEn }]
  })
  return { rows: waits, total: await countWaiting(ctx) }
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
