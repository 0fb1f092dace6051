import type { GoodsProposal } from '@shiji/contract/catalog/catalog.ts'
import type { ChangeState } from '@shiji/contract/statuses.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { goodsChanges } from './goods-change.table.ts'

export type GoodsChangeRecord = typeof goodsChanges.$inferSelect

/** The open change of goods, waiting or refused; undefined without one. The caller holds the lock of the goods. */
export async function openChangeOf(tx: Ctx, goodsId: number): Promise<GoodsChangeRecord | undefined> {
  const [row] = await tx.db
    .select()
    .from(goodsChanges)
    .where(and(eq(goodsChanges.goodsId, goodsId), eq(goodsChanges.isOpen, true)))
  return row
}

interface Proposed {
  readonly values: GoodsProposal
  readonly skuIds: readonly number[]
}

/**
 * Makes these values the waiting change of locked goods: a waiting one gets them as its next version, a refused one is
 * closed and another takes its place.
 */
export async function proposeChange(
  tx: Ctx<SellerActor>,
  goods: { readonly id: number; readonly storeId: number },
  open: GoodsChangeRecord | undefined,
  { values, skuIds }: Proposed,
): Promise<void> {
  const submitted = { values, skuIds: [...skuIds], submittedBy: tx.actor.name, submittedAt: tx.clock.now() }
  if (open?.state === 'waiting') {
    await tx.db
      .update(goodsChanges)
      .set({ ...submitted, version: open.version + 1 })
      .where(eq(goodsChanges.id, open.id))
    return
  }
  if (open !== undefined) await tx.db.update(goodsChanges).set({ isOpen: false }).where(eq(goodsChanges.id, open.id))
  const id = await tx.ids.next()
  await tx.db.insert(goodsChanges).values({ id, goodsId: goods.id, storeId: goods.storeId, ...submitted })
}

/** Writes the platform's decision on a waiting change of locked goods. A refused one stays open for its store. */
export async function decideChange(
  tx: Ctx<AdminActor>,
  id: number,
  { state, reason }: { readonly state: 'approved' | 'refused'; readonly reason: string },
): Promise<void> {
  await tx.db
    .update(goodsChanges)
    .set({ state, reason, isOpen: state === 'refused', decidedBy: tx.actor.name, decidedAt: tx.clock.now() })
    .where(eq(goodsChanges.id, id))
}

/** Refuses the waiting changes of locked goods that are rejected as a whole; they stay open for their store. */
export async function refuseWaiting(tx: Ctx<AdminActor>, goodsIds: readonly number[], reason: string): Promise<void> {
  await tx.db
    .update(goodsChanges)
    .set({ state: 'refused', reason, decidedBy: tx.actor.name, decidedAt: tx.clock.now() })
    .where(and(inArray(goodsChanges.goodsId, [...goodsIds]), eq(goodsChanges.state, 'waiting')))
}

/** Closes the open changes of locked goods; a waiting one becomes withdrawn, a refused one stays refused. */
export async function closeChanges(tx: Ctx, goodsIds: readonly number[]): Promise<void> {
  const open = and(inArray(goodsChanges.goodsId, [...goodsIds]), eq(goodsChanges.isOpen, true))
  const closed: ChangeState = 'withdrawn'
  await tx.db
    .update(goodsChanges)
    .set({ state: closed, isOpen: false })
    .where(and(open, eq(goodsChanges.state, 'waiting')))
  await tx.db.update(goodsChanges).set({ isOpen: false }).where(open)
}
