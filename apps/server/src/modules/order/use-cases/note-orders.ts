import type { NoteFlag } from '@shiji/contract/order/order.words.ts'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { lockOrders, notesOf, writeNotes } from '../data/order-note.repo.ts'

export interface StoreNote {
  readonly flag: NoteFlag | null
  readonly note: string
}

/**
 * Writes the store's note on one or many of its orders, in any state; without flag and text it removes the notes. All or
 * none: a foreign id is refused like a missing one.
 */
export function noteOrders(
  ctx: Ctx<SellerActor>,
  orderIds: readonly number[],
  { flag, note }: StoreNote,
): Promise<{ ids: number[] }> {
  const wanted = new Set(orderIds)
  return transact(ctx, async tx => {
    const locked = await lockOrders(tx, [...wanted], tx.scope)
    if (locked.length < wanted.size) throw new AppError('record.missing')
    const before = await notesOf(tx, [...wanted], tx.scope)
    await writeNotes(tx, locked, { flag, note, by: tx.actor.name }, tx.scope)
    for (const { id, orderNo } of locked) {
      const old = before.get(id)
      await audit(tx, {
        action: 'order.note',
        subjectType: 'order',
        subjectId: id,
        subjectName: orderNo,
        before: { flag: old?.flag ?? null, note: old?.note ?? '' },
        after: { flag, note },
      })
    }
    return { ids: locked.map(order => order.id) }
  })
}
