import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedStore } from './stores.ts'

const SKUS = 40
/** Of the open count: the rest waits to be counted. */
const COUNTED = 25
const BY = '阿库'

/** What somebody counted of a SKU with that stock: mostly the same, here one piece missing and there two too many. */
const countedOf = (onHand: number, at: number): number =>
  at % 9 === 4 ? Math.max(0, onHand - 1) : at % 13 === 7 ? onHand + 2 : onHand

/** Two counts of one store: one that was applied and found no difference, and one that is open. */
export async function loadStocktakes(tx: Ctx, line: NumberLine, store: LoadedStore | undefined): Promise<void> {
  if (store === undefined) return
  const { rows: skus } = await tx.db.execute<{ sku_id: string; goods_id: string; on_hand: string }>(sql`
    select k.id as sku_id, k.goods_id, t.on_hand from skus k join stocks t on t.sku_id = k.id
    where k.store_id = ${store.id} order by k.goods_id, k.position limit ${SKUS}`)
  const now = tx.clock.now().getTime()
  const counts = [
    { id: line.take(), status: 'applied', openedAt: new Date(now - 20 * DAY), note: '月度盘点' },
    { id: line.take(), status: 'open', openedAt: new Date(now - 3 * HOUR), note: '' },
  ]
  await insertRows(
    tx,
    'stocktakes',
    counts.map(({ id, status, openedAt, note }) => ({
      id,
      store_id: store.id,
      range: 'all',
      class_id: null,
      note,
      status,
      sku_count: skus.length,
      booked: status === 'applied' ? 0 : null,
      opened_by: BY,
      created_at: openedAt,
      ended_by: status === 'applied' ? BY : '',
      ended_at: status === 'applied' ? new Date(openedAt.getTime() + 2 * HOUR) : null,
    })),
  )
  await insertRows(
    tx,
    'stocktake_rows',
    counts.flatMap(({ id, status, openedAt }) =>
      skus.map((sku, at) => {
        const onHand = Number(sku.on_hand)
        const isCounted = status === 'applied' || at < COUNTED
        return {
          id: line.take(),
          stocktake_id: id,
          store_id: store.id,
          goods_id: Number(sku.goods_id),
          sku_id: Number(sku.sku_id),
          counted: isCounted ? (status === 'applied' ? onHand : countedOf(onHand, at)) : null,
          on_hand_then: isCounted ? onHand : null,
          counted_at: isCounted ? new Date(openedAt.getTime() + HOUR) : null,
          counted_by: isCounted ? BY : '',
        }
      }),
    ),
  )
}
