import { DAY } from '@shiji/kit/time/duration.ts'

/** One purchase of a buyer. */
export interface Bought {
  readonly userId: number
  readonly goodsId: number
  readonly at: Date
}

/** A pair of goods in one direction. */
export interface CountedPair {
  readonly goodsId: number
  readonly otherId: number
  /** From how many occasions. */
  readonly times: number
  readonly weight: number
}

/** Purchases further apart are not one occasion. */
const TOGETHER_MS = 30 * DAY

const HALF_LIFE_MS = 60 * DAY
const EPOCH = Date.UTC(2026, 0, 1)

/** What a pair of that time weighs: twice as much as one of a half-life before. */
export const weightAt = (at: Date): number => 2 ** ((at.getTime() - EPOCH) / HALF_LIFE_MS)

/**
 * The pairs that new purchases add: with what the same buyer bought within thirty days, whether counted before or also
 * new. Both directions, in the order of ids, each pair of two new ones once.
 */
export function pairsOf(fresh: readonly Bought[], counted: readonly Bought[]): CountedPair[] {
  const added = new Map<string, CountedPair>()
  const add = (goodsId: number, otherId: number, weight: number) => {
    const key = `${goodsId} ${otherId}`
    const before = added.get(key)
    added.set(key, { goodsId, otherId, times: 1 + (before?.times ?? 0), weight: weight + (before?.weight ?? 0) })
  }
  const near = (one: Bought, other: Bought) =>
    one.userId === other.userId &&
    one.goodsId !== other.goodsId &&
    Math.abs(one.at.getTime() - other.at.getTime()) <= TOGETHER_MS
  const pair = (one: Bought, other: Bought) => {
    const weight = Math.max(weightAt(one.at), weightAt(other.at))
    add(one.goodsId, other.goodsId, weight)
    add(other.goodsId, one.goodsId, weight)
  }
  const known = Map.groupBy(counted, one => one.userId)
  for (const [userId, own] of Map.groupBy(fresh, one => one.userId))
    for (const [place, one] of own.entries()) {
      for (const other of own.slice(place + 1)) if (near(one, other)) pair(one, other)
      for (const other of known.get(userId) ?? []) if (near(one, other)) pair(one, other)
    }
  return [...added.values()].toSorted((a, b) => a.goodsId - b.goodsId || a.otherId - b.otherId)
}
