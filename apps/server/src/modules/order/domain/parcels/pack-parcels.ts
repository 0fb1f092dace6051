/** Pieces of a line of an order. */
export interface Pieces {
  readonly lineId: number
  readonly pieces: number
}

/** A parcel to be sent: with its goods, or with all that the others leave. */
export interface ParcelToPack {
  readonly goods?: readonly Pieces[] | undefined
}

/** What is wrong with a parcel; `at` is the place in its goods. */
export type PackProblem =
  | { readonly parcel: number; readonly kind: 'foreign'; readonly at: number }
  | { readonly parcel: number; readonly kind: 'too_many'; readonly at: number; readonly waiting: number }
  | { readonly parcel: number; readonly kind: 'empty' }

export interface Packing {
  readonly problems: readonly PackProblem[]
  /** Every piece is in a parcel now. */
  readonly isComplete: boolean
}

/**
 * Puts the pieces of an order that still wait into parcels, in their sequence. No parcel has pieces of another order,
 * more pieces than wait, or nothing. A parcel without goods takes what the others leave; several of them share it.
 */
export function packParcels(
  waiting: readonly { readonly lineId: number; readonly waiting: number }[],
  parcels: readonly ParcelToPack[],
): Packing {
  const left = new Map(waiting.map(line => [line.lineId, line.waiting]))
  const problems: PackProblem[] = []
  parcels.forEach(({ goods = [] }, parcel) => {
    goods.forEach(({ lineId, pieces }, at) => {
      const rest = left.get(lineId)
      if (rest === undefined) problems.push({ parcel, kind: 'foreign', at })
      else if (pieces > rest) problems.push({ parcel, kind: 'too_many', at, waiting: rest })
      else left.set(lineId, rest - pieces)
    })
  })
  const isAllStated = [...left.values()].every(rest => rest === 0)
  const takesRest = parcels.flatMap(({ goods }, parcel) => (goods === undefined ? [parcel] : []))
  if (isAllStated) problems.push(...takesRest.map(parcel => ({ parcel, kind: 'empty' as const })))
  return { problems, isComplete: isAllStated || takesRest.length > 0 }
}

/** The pieces of a parcel by line: a line that is named twice counts once, with both. */
export function piecesByLine(goods: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, number>()
  for (const { lineId, pieces } of goods) sums.set(lineId, (sums.get(lineId) ?? 0) + pieces)
  return [...sums].map(([lineId, pieces]) => ({ lineId, pieces }))
}
