import type { PaymentMethod, PaymentStatus } from '@shiji/contract/statuses.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../infra/database/columns.ts'
import type { SubjectType } from '../domain/subject.ts'

/** A payment belongs to one subject, has one open attempt per method and settles once. */
export const payments = pgTable(
  'payments',
  {
    id: id('id').primaryKey(),
    payNo: text('pay_no').notNull(),
    userId: id('user_id').notNull(),
    subjectType: text('subject_type').$type<SubjectType>().notNull(),
    subjectId: id('subject_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    device: text('device').notNull().default('web'),
    amount: money('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('waiting'),
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
    check('payments_subject', sql`${table.subjectType} in ('order_group','top_up','points_order')`),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
)

/** Refunds: money on its way back to a payer, through the original method. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id('id').primaryKey(),
    refundNo: text('refund_no').notNull(),
    paymentId: id('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: money('amount').notNull(),
    /** `late`: paid when the subject no longer waited, so never booked; `asked`: of a settled payment. */
    kind: text('kind').$type<'late' | 'asked'>().notNull(),
    status: text('status').$type<'waiting' | 'done'>().notNull(),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  table => [
    uniqueIndex('payment_refunds_no').on(table.refundNo),
    index('payment_refunds_by_payment').on(table.paymentId),
    index('payment_refunds_waiting').on(table.createdAt).where(sql`${table.status} = 'waiting'`),
    check('payment_refunds_kind', sql`${table.kind} in ('late','asked')`),
    check('payment_refunds_status', sql`(${table.status} = 'done') = (${table.doneAt} is not null)`),
    check('payment_refunds_amount', sql`${table.amount} > 0`),
  ],
)
