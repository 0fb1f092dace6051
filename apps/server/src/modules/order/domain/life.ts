import type { LifeEntry } from '@shiji/contract/order/order.ts'

/** Who reads: each sees what concerns them (product §8). */
export type Reader = 'buyer' | 'seller' | 'admin'

type Params = Readonly<Record<string, string | number>>

/** An entry before it is turned into wire format; `rank` orders entries of the same millisecond. */
export interface LifeFact {
  readonly at: Date
  readonly rank: number
  readonly kind: LifeEntry['kind']
  readonly key: string
  readonly params: Params
  readonly actor: string
  readonly amount: number | null
}

/** One timeline. Facts of the same instant are sorted by cause and effect. */
export const inTime = (facts: readonly LifeFact[]): LifeFact[] =>
  facts.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.rank - b.rank)

/**
 * Whether the reader sees postings to accounts of that owner: buyers their own, sellers the store's, the platform all.
 */
export const seesLedgerOf = (reader: Reader, ownerType: string): boolean =>
  reader === 'admin' || ownerType === (reader === 'buyer' ? 'user' : 'store')

/** Whether the reader sees stock rows, and the settlement between store and platform. */
export const seesTrade = (reader: Reader): boolean => reader !== 'buyer'
