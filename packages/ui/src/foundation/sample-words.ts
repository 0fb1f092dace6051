/** Status words of orders, for stories. */
export const ORDER = [
  'waiting_payment',
  'waiting_delivery',
  'waiting_receipt',
  'waiting_comment',
  'completion',
  'after_sale_refund',
  'after_sale_return',
  'after_sale_done',
  'cancel',
] as const

/** Status words of store applications, for stories. */
export const STORE = ['fill_information', 'verifying', 'denied', 'passed'] as const
