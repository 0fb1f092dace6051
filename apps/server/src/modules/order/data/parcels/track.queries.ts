import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { BuyerScope, Scope } from '../../../../infra/scope.ts'
import type { Trace, TrackingState } from '../../domain/express-client.ts'
import { ordersOf } from '../order.queries.ts'
import { orders, parcels } from '../order.table.ts'
import { parcelTraces, parcelTracks } from './track.table.ts'

/** What is stored of the way of a parcel. */
export interface StoredTrack {
  readonly parcelId: number
  readonly state: TrackingState
  readonly refreshedAt: Date | null
  readonly failingSince: Date | null
  /** The oldest first. */
  readonly traces: readonly Trace[]
}

/** The tracks of the parcels of an order of a scope, with their steps. */
export async function tracksOf(ctx: Ctx, orderId: number, scope: Scope): Promise<StoredTrack[]> {
  const rows = await ctx.db
    .select({ track: parcelTracks, trace: parcelTraces })
    .from(parcelTracks)
    .innerJoin(parcels, eq(parcels.id, parcelTracks.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .leftJoin(parcelTraces, eq(parcelTraces.parcelId, parcelTracks.parcelId))
    .where(and(eq(parcels.orderId, orderId), ordersOf(scope)))
    .orderBy(parcelTracks.parcelId, asc(parcelTraces.at), asc(parcelTraces.id))
  return [...Map.groupBy(rows, row => row.track.parcelId).values()].flatMap(own => {
    const [first] = own
    if (first === undefined) return []
    const { parcelId, state, refreshedAt, failingSince } = first.track
    const traces = own.flatMap(({ trace }) => (trace === null ? [] : [trace]))
    return [{ parcelId, state, refreshedAt, failingSince, traces }]
  })
}

/** When the last parcel of an order of that buyer was delivered; undefined while one is on its way. */
export async function deliveredAt(ctx: Ctx, orderId: number, buyer: BuyerScope): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({
      isAll: sql<boolean>`coalesce(bool_and(coalesce(${parcelTracks.state} = 'delivered', false)), false)`,
      last: sql<string | null>`(extract(epoch from max((select max(t.at) from parcel_traces t
        where t.parcel_id = ${parcels.id} and t.state = 'delivered'))) * 1000)::text`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .leftJoin(parcelTracks, eq(parcelTracks.parcelId, parcels.id))
    .where(and(eq(parcels.orderId, orderId), ordersOf(buyer)))
  return row?.isAll === true && row.last !== null ? new Date(Number(row.last)) : undefined
}
