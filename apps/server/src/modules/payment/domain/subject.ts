/**
 * Types of what can be paid for. Order groups can; top-ups and points orders are named for later and have no payable
 * yet.
 */
export const SUBJECT_TYPES = ['order_group', 'top_up', 'points_order'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** One thing to pay for: paid only once. */
export interface Subject {
  readonly type: SubjectType
  readonly id: number
}
