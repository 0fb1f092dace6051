import type { ShelfStatus } from '@shiji/contract/statuses.ts'
import { type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { enqueueAll, type JobPayload, withdrawAll } from '../../../../infra/jobs/jobs.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { holdStoresOf, lockGoods, moveGoods } from '../../data/goods/goods.repo.ts'
import { takeShelfTime, writeShelfTimes } from '../../data/goods/shelf-time.repo.ts'
import { nameOfGoods } from '../goods/goods-input.ts'

/** Job that switches the shelf of goods at the time that their store set. */
export const SHELF_JOB = 'catalog.shelf'

interface ShelfTimes {
  readonly onAt: Date | null
  readonly offAt: Date | null
}

/** At most one open job per goods and direction. */
const keyOf = (id: number, shelf: ShelfStatus): string => `${id}:${shelf}`

/**
 * Sets when the shelf of goods is switched, all or none; null cancels. Refuses foreign goods as missing, and times that
 * are past or the same at their fields.
 */
export async function setShelfTimes(ctx: Ctx<SellerActor>, ids: readonly number[], times: ShelfTimes): Promise<void> {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  refuseWrong(times, ctx.clock.now())
  await transact(ctx, async tx => {
    for (const id of wanted) {
      const goods = await lockGoods(tx, id, tx.scope)
      await audit(tx, {
        action: 'goods.shelf',
        subjectType: 'goods',
        subjectId: id,
        subjectName: nameOfGoods(goods),
        before: { shelfOnAt: goods.shelfOnAt, shelfOffAt: goods.shelfOffAt },
        after: { shelfOnAt: times.onAt, shelfOffAt: times.offAt },
      })
    }
    await writeShelfTimes(tx, wanted, { shelfOnAt: times.onAt, shelfOffAt: times.offAt })
    const due = [
      { shelf: 'on_shelf', at: times.onAt },
      { shelf: 'off_shelf', at: times.offAt },
    ] as const
    await withdrawAll(
      tx,
      SHELF_JOB,
      wanted.flatMap(id => due.map(({ shelf }) => keyOf(id, shelf))),
    )
    await enqueueAll(
      tx,
      wanted.flatMap(id =>
        due.flatMap(({ shelf, at }) =>
          at === null
            ? []
            : [{ kind: SHELF_JOB, dedupe: keyOf(id, shelf), payload: { goodsId: id, shelf }, runAt: at }],
        ),
      ),
    )
  })
}

function refuseWrong({ onAt, offAt }: ShelfTimes, now: Date): void {
  const problems: FieldProblem[] = []
  if (onAt !== null && onAt <= now) problems.push({ field: 'on_at', key: 'refusal.time_past' })
  if (offAt !== null && offAt <= now) problems.push({ field: 'off_at', key: 'refusal.time_past' })
  if (onAt !== null && onAt.getTime() === offAt?.getTime()) problems.push({ field: 'off_at', key: 'refusal.time_same' })
  if (problems.length > 0) throw new InvalidInput(problems)
}

/**
 * Switches the shelf of goods as the switch would, once: the time is taken off the goods in the same transaction. A job
 * whose time was changed or cancelled does nothing. Goods that are not approved are not listed by it.
 */
export async function switchShelf(ctx: Ctx, payload: JobPayload): Promise<void> {
  const id = Number(payload.goodsId)
  const shelf: ShelfStatus = payload.shelf === 'on_shelf' ? 'on_shelf' : 'off_shelf'
  await transact(ctx, async tx => {
    await holdStoresOf(tx, [id], tx.scope)
    if (!(await takeShelfTime(tx, id, shelf))) return
    await moveGoods(tx, [id], tx.scope, { shelf })
    await emit(tx, 'goods.changed', { goodsId: id })
  })
}
