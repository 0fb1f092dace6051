import type { OrderDetail } from '@shiji/contract/order/order.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { OrderLife, ParcelRow } from '../data/life.queries.ts'
import type { OrderRecord } from '../data/order-list.queries.ts'
import type { StoredTrack } from '../data/parcels/track.queries.ts'
import { type ParcelContents, parcelContents } from '../domain/parcels/parcel-contents.ts'

type Reader = Pick<Ctx, 'locale'>

/** The stored steps of a parcel in the reader's language, how old they are, and since when nothing new can be read. */
const presentTrack = ({ locale }: Reader, track: StoredTrack | undefined) => ({
  state: track?.state ?? 'unknown',
  refreshed_at: track?.refreshedAt?.toISOString() ?? null,
  failing_since: track?.failingSince?.toISOString() ?? null,
  traces: (track?.traces ?? []).map(({ at, state, text, textEn }) => ({
    at: at.toISOString(),
    state,
    text: locale === 'en' && textEn !== '' ? textEn : text,
  })),
})

/** A parcel with its goods and its tracking so far. */
const presentParcel = (
  ctx: Ctx,
  parcel: ParcelRow,
  contents: ParcelContents | undefined,
  together: OrderDetail['parcels'][number]['together'],
  track: StoredTrack | undefined,
): OrderDetail['parcels'][number] => ({
  id: parcel.id,
  express_id: parcel.expressId,
  express_code: parcel.expressCode,
  express_name: parcel.expressName,
  express_name_en: parcel.expressNameEn,
  number: parcel.number,
  created_at: parcel.createdAt.toISOString(),
  goods: (contents?.goods ?? []).map(({ lineId, pieces }) => ({ line_id: lineId, pieces })),
  is_shared: contents?.isShared ?? false,
  together,
  is_tracked: ctx.ports.expressClients.of(ctx).knows(parcel.expressCode),
  ...presentTrack(ctx, track),
})

/** The parcels of an order with their goods, and with what is stored of their way. */
export function presentParcels(ctx: Ctx, order: OrderRecord, life: OrderLife): OrderDetail['parcels'] {
  const ids = life.parcels.map(parcel => parcel.id)
  const contents = parcelContents(order.lines, ids, life.statedGoods)
  const tracks = new Map(life.tracks.map(track => [track.parcelId, track]))
  return life.parcels.map(parcel => {
    const together = life.together
      .filter(other => other.id !== order.id && other.mergedId === parcel.mergedId)
      .map(({ id, orderNo }) => ({ id, order_no: orderNo }))
    return presentParcel(ctx, parcel, contents.get(parcel.id), together, tracks.get(parcel.id))
  })
}
