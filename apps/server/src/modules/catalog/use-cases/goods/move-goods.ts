import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { closeChanges, refuseWaiting } from '../../data/changes/goods-change.repo.ts'
import { goodsStates, type MovedGoods, moveGoods, removeGoods } from '../../data/goods/goods.repo.ts'
import { reviewMachine, type ShelfState } from '../../domain/goods.machine.ts'
import { nameOfGoods } from './goods-input.ts'

const once = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

/** Puts goods on or off shelf, all or none; nothing else changes. Foreign ids are refused as missing. */
export async function setShelf(
  ctx: Ctx<SellerActor | AdminActor>,
  ids: readonly number[],
  shelf: ShelfState,
): Promise<void> {
  const wanted = once(ids)
  await transact(ctx, async tx => {
    const moved = await moveGoods(tx, wanted, tx.scope, { shelf })
    if (moved.length !== wanted.length) throw new AppError('record.missing')
    await tell(tx, moved, 'goods.shelf', ({ shelf: was }) => ({ before: { shelf: was }, after: { shelf } }))
  })
}

/**
 * The platform's decision on goods, all or none; a rejection needs a reason, which the seller reads. Refuses with
 * `goods.state_changed` when the move is no longer possible for one of them.
 */
export async function reviewGoods(
  ctx: Ctx<AdminActor>,
  ids: readonly number[],
  { verify, reason }: { readonly verify: 'examined' | 'rejected'; readonly reason: string },
): Promise<void> {
  const move = verify === 'examined' ? 'examine' : 'reject'
  if (move === 'reject' && reason === '') throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  await transact(ctx, tx => moveReviewed(tx, once(ids), { verify, reason }))
}

/** `reviewGoods` in the caller's transaction. A change that waits is refused with its goods, for the same reason. */
export async function moveReviewed(
  tx: Ctx<AdminActor>,
  wanted: readonly number[],
  { verify, reason }: { readonly verify: 'examined' | 'rejected'; readonly reason: string },
): Promise<void> {
  const move = verify === 'examined' ? 'examine' : 'reject'
  const moved = await moveGoods(tx, wanted, tx.scope, {
    verify: reviewMachine.target(move),
    from: reviewMachine.sources(move),
    reason: move === 'reject' ? reason : '',
  })
  if (moved.length !== wanted.length) {
    const there = await goodsStates(tx, wanted, tx.scope)
    if (there.length !== wanted.length) throw new AppError('record.missing')
    const stuck = there.filter(row => moved.every(({ id }) => id !== row.id))
    throw new AppError('goods.state_changed', {}, { goods: stuck })
  }
  if (move === 'reject') await refuseWaiting(tx, wanted, reason)
  await tell(tx, moved, `goods.${move}`, was => ({
    before: { verify: was.verify, reason: was.refuseInfo },
    after: { verify, reason },
  }))
  for (const { id, storeId } of moved)
    await emit(tx, 'goods.reviewed', { goodsId: id, storeId, subject: 'goods', verify, reason })
}

/** Deletes goods, all or none: they disappear from every list and cannot be bought; orders keep their copies. */
export async function deleteGoods(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<number> {
  const wanted = once(ids)
  return transact(ctx, async tx => {
    const gone = await removeGoods(tx, wanted, tx.scope)
    if (gone.length !== wanted.length) throw new AppError('record.missing')
    await closeChanges(tx, wanted)
    for (const row of gone) {
      const before = { name: row.name, goodsNo: row.goodsNo, classId: row.classId }
      await audit(tx, {
        action: 'goods.delete',
        subjectType: 'goods',
        subjectId: row.id,
        subjectName: nameOfGoods(row),
        before,
      })
      await emit(tx, 'goods.changed', { goodsId: row.id })
    }
    return gone.length
  })
}

async function tell(
  tx: Ctx,
  moved: readonly MovedGoods[],
  action: 'goods.shelf' | 'goods.examine' | 'goods.reject',
  change: (was: MovedGoods) => { readonly before: object; readonly after: object },
): Promise<void> {
  for (const was of moved) {
    const { id } = was
    await audit(tx, { action, subjectType: 'goods', subjectId: id, subjectName: nameOfGoods(was), ...change(was) })
    await emit(tx, 'goods.changed', { goodsId: id })
  }
}
