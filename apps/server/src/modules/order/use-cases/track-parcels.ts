import type { Ctx } from '../../../infra/context.ts'
import { type ParcelToTrack, type Tracking, UNTRACKED } from '../domain/express-client.ts'

interface SentParcel {
  readonly id: number
  readonly expressCode: string
  readonly number: string
  readonly createdAt: Date
}

const PHONE_TAIL = 4

/**
 * Tracking of the parcels of an order, by their ids. A client that fails leaves its parcel untracked and is logged: the
 * order is shown anyway.
 */
export async function trackParcels(
  ctx: Ctx,
  order: { readonly receiveArea: string; readonly receiveTel: string },
  parcels: readonly SentParcel[],
): Promise<ReadonlyMap<number, Tracking>> {
  const client = ctx.ports.expressClients.of(ctx)
  const tracked = parcels.map(async ({ id, expressCode, number, createdAt }): Promise<readonly [number, Tracking]> => {
    const parcel: ParcelToTrack = {
      companyCode: expressCode,
      number,
      sentAt: createdAt,
      area: order.receiveArea,
      phoneTail: order.receiveTel.slice(-PHONE_TAIL),
    }
    const tracking = await client.track(ctx, parcel).catch(error => {
      ctx.log.warn({ err: error, expressCode }, 'a parcel could not be tracked')
      return UNTRACKED
    })
    return [id, tracking]
  })
  return new Map(await Promise.all(tracked))
}
