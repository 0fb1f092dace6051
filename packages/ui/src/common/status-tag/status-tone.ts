/** What a status means to the reader. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

// Warning: someone has to act; info: in progress; neutral: over, or not started.
const tones: Readonly<Record<string, StatusTone>> = {
  cancel: 'neutral',
  waiting_payment: 'warning',
  waiting_delivery: 'warning',
  waiting_receipt: 'info',
  waiting_comment: 'info',
  after_sale_refund: 'danger',
  after_sale_return: 'danger',
  after_sale_done: 'neutral',
  completion: 'success',
  waiting: 'warning',
  refused: 'danger',
  paid: 'success',
  closed: 'neutral',
  fill_information: 'neutral',
  verifying: 'warning',
  denied: 'danger',
  passed: 'success',
  applied: 'warning',
  checked: 'warning',
  approved: 'info',
  paying: 'info',
  open: 'success',
  holiday: 'info',
  to_be_reviewed: 'warning',
  examined: 'success',
  rejected: 'danger',
  on_shelf: 'success',
  off_shelf: 'neutral',
  to_be_used: 'success',
  used: 'neutral',
  expired: 'neutral',
  held: 'info',
  not_started: 'info',
  in_hand: 'success',
  ended: 'neutral',
  settled: 'success',
  active: 'success',
  disabled: 'danger',
}

/** The tone of a status word of the contract; neutral for an unknown one. */
export const statusTone = (status: string): StatusTone => tones[status] ?? 'neutral'
