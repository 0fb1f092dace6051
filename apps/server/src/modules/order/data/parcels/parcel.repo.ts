import { and, eq, exists, gt, inArray, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { type Pieces, piecesByLine } from '../../domain/parcels/pack-parcels.ts'
import { type Express, ordersOf } from '../order.queries.ts'
import type { Mover } from '../order.repo.ts'
import { orderGoods, orders, parcelGoods, parcels } from '../order.table.ts'
import { beginTracks, restartTrack } from './track.repo.ts'

export interface NewParcel {
  readonly orderId: number
  readonly express: Express
  readonly number: string
  /** What is in it; without them, all that no other parcel of the order has. */
  readonly goods?: readonly Pieces[] | undefined
}

/**
 * Writes parcels of orders of a scope that the transaction has locked, with their goods and tracks; the same number twice in one order counts
 * once. `merged`: the rows are one parcel that carries several orders. Names of the company are copies. Returns how many
 * were new.
 */
export async function insertParcels(
  tx: Ctx,
  rows: readonly NewParcel[],
  by: Mover,
  scope: Scope,
  { merged = false }: { readonly merged?: boolean } = {},
): Promise<number> {
  await countPieces(
    tx,
    rows.flatMap(row => row.goods ?? []),
    scope,
  )
  const ids = await tx.ids.take(rows.length)
  const inserted = await tx.db
    .insert(parcels)
    .values(
      rows.map(({ orderId, express, number }, at) => ({
        id: ids[at] ?? 0,
        orderId,
        expressId: express.id,
        expressCode: express.code,
        expressName: express.name,
        expressNameEn: express.nameEn,
        number,
        mergedId: merged ? (ids[0] ?? null) : null,
        actorKind: by.kind,
        actorName: by.name,
        createdAt: tx.clock.now(),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: parcels.id })
  const isNew = new Set(inserted.map(row => row.id))
  const contents = rows.flatMap((row, at) =>
    row.goods === undefined || !isNew.has(ids[at] ?? 0)
      ? []
      : piecesByLine(row.goods).map(each => ({ ...each, parcelId: ids[at] ?? 0 })),
  )
  if (contents.length > 0) await tx.db.insert(parcelGoods).values(contents)
  await beginTracks(
    tx,
    inserted.map(row => row.id),
  )
  return inserted.length
}

/** Counts pieces on their lines, in the order of their ids; a check of the table refuses more than was bought. */
async function countPieces(tx: Ctx, packed: readonly Pieces[], scope: Scope): Promise<void> {
  for (const { lineId, pieces } of piecesByLine(packed).toSorted((a, b) => a.lineId - b.lineId))
    await tx.db
      .update(orderGoods)
      .set({ shippedNum: sql`${orderGoods.shippedNum} + ${pieces}` })
      .where(and(eq(orderGoods.id, lineId), inScope(scope, { buyer: orderGoods.userId, store: orderGoods.storeId })))
}

/** A parcel with number, state, buyer and store of its order. */
export type LockedParcel = typeof parcels.$inferSelect & {
  readonly orderNo: string
  readonly orderStatus: string
  readonly userId: number
  readonly storeId: number
}

/**
 * A parcel of a scope as its rows, one for each order that it carries, the asked one first; their orders are locked
 * until the transaction ends. Empty when it is foreign or missing.
 */
export async function lockParcel(tx: Ctx, id: number, scope: Scope): Promise<LockedParcel[]> {
  const [asked] = await tx.db
    .select({ mergedId: parcels.mergedId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, id), ordersOf(scope)))
  if (asked === undefined) return []
  const rows = asked.mergedId === null ? eq(parcels.id, id) : eq(parcels.mergedId, asked.mergedId)
  const locked = await tx.db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      orderStatus: orders.status,
      userId: orders.userId,
      storeId: orders.storeId,
    })
    .from(orders)
    .where(and(inArray(orders.id, tx.db.select({ id: parcels.orderId }).from(parcels).where(rows)), ordersOf(scope)))
    .orderBy(orders.id)
    .for('update')
  const byId = new Map(locked.map(({ id: orderId, ...order }) => [orderId, order]))
  const found = await tx.db.select().from(parcels).where(rows)
  return found
    .flatMap(parcel => {
      const order = byId.get(parcel.orderId)
      return order === undefined ? [] : [{ ...parcel, ...order }]
    })
    .toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
}

const other = alias(parcels, 'other')

/**
 * Gives a row of a scope that was made after that time another number, whose tracking starts again; false when its order
 * has a parcel with it.
 */
export async function changeParcel(
  tx: Ctx,
  { id, orderId }: Pick<LockedParcel, 'id' | 'orderId'>,
  { express, number, madeAfter }: { readonly express: Express; readonly number: string; readonly madeAfter: Date },
  scope: Scope,
): Promise<boolean> {
  const own = tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ordersOf(scope)))
  const same = tx.db
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.orderId, orderId), ne(other.id, id), eq(other.expressCode, express.code), eq(other.number, number)),
    )
  const rows = await tx.db
    .update(parcels)
    .set({
      expressId: express.id,
      expressCode: express.code,
      expressName: express.name,
      expressNameEn: express.nameEn,
      number,
    })
    .where(and(eq(parcels.id, id), gt(parcels.createdAt, madeAfter), exists(own), notExists(same)))
    .returning({ id: parcels.id })
  if (rows.length === 0) return false
  await restartTrack(tx, id)
  return true
}
