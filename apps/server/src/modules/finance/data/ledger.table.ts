import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, whole } from '../../../infra/database/columns.ts'

/**
 * Ledger accounts (product §2); signs and rules are in `domain/chart.ts`. Accounts of people and stores keep their
 * balance in the row and never fall below zero, a store's debt never rises above zero; platform accounts (`is_tracked`
 * false) are summed from postings, so that no two orders wait for one row. `owner_id` is 0 for the platform.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id('id').primaryKey(),
    ownerType: text('owner_type').notNull(),
    ownerId: id('owner_id').notNull(),
    kind: text('kind').notNull(),
    /** CNY (fen) or POINT. */
    unit: text('unit').notNull(),
    isTracked: boolean('is_tracked').notNull(),
    balance: whole('balance').notNull().default(0),
    /** Number of the last posting of a tracked account. */
    seq: whole('seq').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('accounts_once').on(table.ownerType, table.ownerId, table.kind, table.unit),
    check(
      'accounts_bounds',
      sql`case when ${table.ownerType} = 'platform' then true when ${table.kind} = 'debt' then ${table.balance} <= 0 else ${table.balance} >= 0 end`,
    ),
    check('accounts_untracked_zero', sql`${table.isTracked} or ${table.balance} = 0`),
  ],
)

/** One movement; its postings sum to zero. `cause` is unique, so the same thing cannot be booked twice. */
export const journals = pgTable(
  'journals',
  {
    id: id('id').primaryKey(),
    cause: text('cause').notNull(),
    kind: text('kind').notNull(),
    /** Values for the i18n key `ledger.<kind>` when the row is shown. */
    memo: jsonb('memo').notNull().default({}),
    orderId: id('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('journals_cause').on(table.cause), index('journals_by_order').on(table.orderId)],
)

export const postings = pgTable(
  'postings',
  {
    id: id('id').primaryKey(),
    journalId: id('journal_id')
      .notNull()
      .references(() => journals.id),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: whole('amount').notNull(),
    /** Balance of a tracked account after this row; null for platform accounts. */
    balanceAfter: whole('balance_after'),
    /** 1, 2, 3 … within a tracked account: the order in which the balance changed, across processes. */
    seq: whole('seq'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('postings_by_account').on(table.accountId, table.createdAt, table.id),
    index('postings_by_time').on(table.createdAt, table.id),
    uniqueIndex('postings_chain').on(table.accountId, table.seq).where(sql`${table.seq} is not null`),
    index('postings_by_journal').on(table.journalId),
    check('postings_not_zero', sql`${table.amount} <> 0`),
  ],
)
