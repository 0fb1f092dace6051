import type { ActivityStatus } from '@shiji/contract/statuses.ts'

export interface Showing {
  readonly startAt: Date
  /** Null stays for ever. */
  readonly endAt: Date | null
}

/** Where something stands in its time: it is shown from its start until before its end (spec §3 activity). */
export function showingState({ startAt, endAt }: Showing, now: Date): ActivityStatus {
  if (now < startAt) return 'not_started'
  return endAt === null || now < endAt ? 'in_hand' : 'ended'
}
