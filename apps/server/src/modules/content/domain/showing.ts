import type { ActivityStatus } from '@shiji/contract/statuses.ts'

export interface Showing {
  readonly startAt: Date
  /** Null: shown forever. */
  readonly endAt: Date | null
}

/** Where a period is now: active from its start until before its end (spec §3 activity). */
export function showingState({ startAt, endAt }: Showing, now: Date): ActivityStatus {
  if (now < startAt) return 'not_started'
  return endAt === null || now < endAt ? 'in_hand' : 'ended'
}
