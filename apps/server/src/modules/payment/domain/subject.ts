/** What can be paid for. Order groups are; top-ups and points orders are named for later and have no payable yet. */
export const SUBJECT_TYPES = ['order_group', 'top_up', 'points_order'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** One thing that is paid for: paid once, for ever. */
export interface Subject {
  readonly type: SubjectType
  readonly id: number
}
