/**
 * States of a withdrawal. It waits for the platform in `applied`, for a second person in `checked`, to be paid in `approved`, for the
 * bank in `paying`. The last three are ends.
 */
export const WITHDRAWAL_STATES = ['applied', 'checked', 'approved', 'paying', 'paid', 'refused', 'withdrawn'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** What a person may do with a withdrawal. */
export const WITHDRAWAL_ACTIONS = ['withdraw', 'approve', 'refuse', 'pay', 'settle', 'fail'] as const
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number]
