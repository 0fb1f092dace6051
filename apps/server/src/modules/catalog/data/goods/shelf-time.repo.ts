import type { ShelfStatus } from '@shiji/contract/statuses.ts'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { goods } from './goods.table.ts'

/** Writes when the shelf of locked goods is switched; null for never. */
export async function writeShelfTimes(
  tx: Ctx,
  ids: readonly number[],
  times: { readonly shelfOnAt: Date | null; readonly shelfOffAt: Date | null },
): Promise<void> {
  await tx.db
    .update(goods)
    .set(times)
    .where(inArray(goods.id, [...ids]))
}

/** Takes the time of a switch that is due off goods; false if there is none: then it is done, cancelled or moved. */
export async function takeShelfTime(tx: Ctx, id: number, shelf: ShelfStatus): Promise<boolean> {
  const isOn = shelf === 'on_shelf'
  const due = isOn ? goods.shelfOnAt : goods.shelfOffAt
  const taken = await tx.db
    .update(goods)
    .set(isOn ? { shelfOnAt: null } : { shelfOffAt: null })
    .where(and(eq(goods.id, id), isNull(goods.deletedAt), lte(due, tx.clock.now())))
    .returning({ id: goods.id })
  return taken.length > 0
}
