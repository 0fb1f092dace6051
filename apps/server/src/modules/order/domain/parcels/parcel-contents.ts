import type { Pieces } from './pack-parcels.ts'

/** What is in a parcel. */
export interface ParcelContents {
  readonly goods: readonly Pieces[]
  /** Several parcels carry these goods together. */
  readonly isShared: boolean
}

/**
 * The goods of each parcel of an order, by parcel: those that were stated, or else all that is in no stated parcel.
 */
export function parcelContents(
  lines: readonly { readonly id: number; readonly buyNum: number }[],
  parcelIds: readonly number[],
  stated: readonly (Pieces & { readonly parcelId: number })[],
): ReadonlyMap<number, ParcelContents> {
  const byParcel = Map.groupBy(stated, row => row.parcelId)
  const piecesOf = (lineId: number): number =>
    stated.filter(row => row.lineId === lineId).reduce((sum, row) => sum + row.pieces, 0)
  const rest = lines
    .map(line => ({ lineId: line.id, pieces: line.buyNum - piecesOf(line.id) }))
    .filter(({ pieces }) => pieces > 0)
  const unstated = parcelIds.filter(id => !byParcel.has(id)).length
  return new Map(
    parcelIds.map(id => {
      const own = byParcel.get(id)
      return own === undefined
        ? [id, { goods: rest, isShared: unstated > 1 }]
        : [id, { goods: own.map(({ lineId, pieces }) => ({ lineId, pieces })), isShared: false }]
    }),
  )
}
