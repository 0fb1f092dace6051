import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { type GoodsRecord, goodsScope } from './goods.repo.ts'
import { goods } from './goods.table.ts'

/** Sets how goods of a scope are delivered; returns those that are there as they were. Locks in the order of ids. */
export async function updateFreight(
  tx: Ctx,
  ids: readonly number[],
  scope: Scope,
  to: Pick<GoodsRecord, 'freightMode' | 'freightId'>,
): Promise<Pick<GoodsRecord, 'id' | 'name' | 'goodsNo' | 'freightMode' | 'freightId'>[]> {
  const within = and(inArray(goods.id, [...ids]), goodsScope(scope))
  const before = await tx.db
    .select({
      id: goods.id,
      name: goods.name,
      goodsNo: goods.goodsNo,
      freightMode: goods.freightMode,
      freightId: goods.freightId,
    })
    .from(goods)
    .where(within)
    .orderBy(goods.id)
    .for('update')
  await tx.db
    .update(goods)
    .set({ ...to, updatedAt: tx.clock.now() })
    .where(within)
  return before
}
