/**
 * The one order in which transactions of this server take row locks, from top to bottom; within a table by id.
 * Transactions that keep it wait for each other, but never in a circle. A transaction may leave tables out; it may
 * return only to rows that it has locked. docs/architecture.md gives the reasons;
 * apps/server/test/races/lock-order.test.ts checks that the order is kept.
 */
export const LOCK_ORDER = [
  'idempotency_keys',
  'reaction_marks',
  'outbox_deliveries',
  'users',
  'addresses',
  'pay_password_tries',
  'favorites',
  'carts',
  'order_groups',
  'orders',
  'order_goods',
  'parcels',
  'parcel_tracks',
  'order_notes',
  'order_address_changes',
  'order_comments',
  'goods_questions',
  'goods_answers',
  'reply_templates',
  'payments',
  'payment_refunds',
  'order_settlements',
  // Debts of stores before all other accounts, then by id.
  'accounts',
  'store_grades',
  'stores',
  'store_classes',
  'store_documents',
  'store_rounds',
  'store_changes',
  'file_folders',
  'uploads',
  'goods_counters',
  'goods',
  'stocktakes',
  'stocktake_rows',
  'stocks',
  'bought_goods',
  'goods_pairs',
  'goods_days',
  'sales_days',
  'invariant_runs',
  'ledger_reports',
  'inbox_entries',
  'jobs',
] as const

/**
 * Tables that may come anywhere, since no transaction waits for their rows: they are only ever inserted (a unique cause
 * belongs to an order or SKU that is locked already), taken with `skip locked`, or changed only under the lock of their
 * goods (SKUs, changes that wait), order (named discounts) or track (steps of parcels).
 */
export const NEVER_WAITED_FOR = [
  'journals',
  'postings',
  'order_moves',
  'order_discounts',
  'order_price_changes',
  'order_prints',
  'parcel_goods',
  'parcel_traces',
  'stock_movements',
  'outbox_events',
  'audit_logs',
  'skus',
  'goods_changes',
] as const
