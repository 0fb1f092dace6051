import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../infra/database/columns.ts'

/** A payment belongs to an order group (or a top-up), has one open attempt per method and settles once. */
export const payments = pgTable(
  'payments',
  {
    id: id('id').primaryKey(),
    payNo: text('pay_no').notNull(),
    userId: id('user_id').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: id('subject_id').notNull(),
    method: text('method').notNull(),
    device: text('device').notNull().default('web'),
    amount: money('amount').notNull(),
    status: text('status').notNull().default('waiting'),
    /** Number at the provider; empty for balance. */
    tradeNo: text('trade_no'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('payments_no').on(table.payNo),
    uniqueIndex('payments_trade').on(table.method, table.tradeNo),
    uniqueIndex('payments_one_open')
      .on(table.subjectType, table.subjectId, table.method)
      .where(sql`${table.status} = 'waiting'`),
    uniqueIndex('payments_one_paid').on(table.subjectType, table.subjectId).where(sql`${table.status} = 'paid'`),
    index('payments_by_user').on(table.userId, table.id),
    check('payments_status', sql`${table.status} in ('waiting','paid','closed')`),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
)
