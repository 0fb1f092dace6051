import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../src/infra/context.ts'
import { afterAnswer } from '../../../../src/modules/order/index.ts'
import type { NumberLine } from '../number-line.ts'
import type { parcelRows } from './order-rows.ts'
import type { PlacedOrder } from './orders.ts'

/** Older parcels have no tracking any more, as in a shop that has just begun to keep it. */
const TRACKED_FOR = 30 * DAY

/** Rows of `parcel_tracks` and `parcel_traces`: what the simulated company says of recent parcels. */
export async function trackRows(
  tx: Ctx,
  line: NumberLine,
  orders: readonly PlacedOrder[],
  parcels: ReturnType<typeof parcelRows>,
) {
  const now = tx.clock.now()
  const client = tx.ports.expressClients.of({ ...tx, config: { ...tx.config, mode: 'demo' } })
  const areas = new Map(orders.map(order => [order.id, order.address.areaInfo]))
  const tracks: Record<string, unknown>[] = []
  const traces: Record<string, unknown>[] = []
  for (const { id, order_id, express_code, number, created_at: sentAt } of parcels) {
    if (now.getTime() - sentAt.getTime() > TRACKED_FOR) continue
    const area = areas.get(order_id) ?? ''
    const parcel = { companyCode: express_code, number, sentAt, area, phoneTail: '' }
    const { state, traces: steps } = await client.track(tx, parcel)
    const next_at = afterAnswer(state, sentAt, now)
    tracks.push({ parcel_id: id, state, refreshed_at: now, failing_since: null, failures: 0, next_at })
    for (const step of steps)
      traces.push({
        id: line.take(),
        parcel_id: id,
        at: step.at,
        state: step.state,
        text: step.text,
        text_en: step.textEn,
      })
  }
  return { tracks, traces }
}
