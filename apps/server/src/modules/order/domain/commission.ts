import { add, type Fen, percentOf } from '@shiji/kit/money/fen.ts'

/** A line as it was sold: what was paid for it, and the rate of that day in basis points. */
export interface CommissionedLine {
  readonly payable: Fen
  readonly commissionBp: number
}

/** The platform's commission of an order: each line's share rounded half up, freight free. Never more than was paid for the lines. */
export const commissionOf = (lines: readonly CommissionedLine[]): Fen =>
  add(...lines.map(line => percentOf(line.payable, line.commissionBp)))
