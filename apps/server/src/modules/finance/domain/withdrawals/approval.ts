import { LIMITS } from '@shiji/contract/limits.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

/** What an approval decides by. */
export interface Approvable {
  readonly status: string
  readonly amount: Fen
  /** Who approved it first, if anybody has. */
  readonly firstId: number | null
}

/** Whether two people must approve an amount. */
export const needsSecond = (amount: Fen): boolean => amount > LIMITS.withdrawal.secondAboveFen

/** What the approval of a person does: the first of two, the one that counts, or nothing, since the same person approved before. */
export function approvalBy(
  { status, amount, firstId }: Approvable,
  adminId: number,
): 'check' | 'approve' | 'same person' {
  if (!needsSecond(amount)) return 'approve'
  if (status === 'applied') return 'check'
  return firstId === adminId ? 'same person' : 'approve'
}
