import type { WithdrawalState } from '@shiji/contract/finance/withdrawals/withdrawal.words.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../../infra/database/columns.ts'

/** Money of a store on its way to a bank: held (`store.frozen`) until it is paid, refused or taken back (product §2). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id('id').primaryKey(),
    cashNo: text('cash_no').notNull(),
    storeId: id('store_id').notNull(),
    /** Who of the store applied. */
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    /** What arrives: amount − fee. */
    net: money('net').notNull(),
    name: text('name').notNull(),
    bankName: text('bank_name').notNull(),
    /** The number of the account, sealed with a key of the ring; base64. */
    sealedAccount: text('sealed_account').notNull(),
    accountKey: text('account_key').notNull(),
    /** Its last four digits, for people. */
    accountLast: text('account_last').notNull(),
    isCompany: boolean('is_company').notNull(),
    remark: text('remark').notNull().default(''),
    status: text('status').$type<WithdrawalState>().notNull().default('applied'),
    refuseInfo: text('refuse_info').notNull().default(''),
    firstId: id('first_id'),
    firstName: text('first_name').notNull().default(''),
    secondId: id('second_id'),
    secondName: text('second_name').notNull().default(''),
    batchNo: text('batch_no'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    paidAt: instant('paid_at'),
  },
  table => [
    uniqueIndex('withdrawals_no').on(table.cashNo),
    index('withdrawals_by_store').on(table.storeId, table.id),
    // Open ones only: the desk of the platform, and how many a store has.
    index('withdrawals_open')
      .on(table.storeId, table.status)
      .where(sql`${table.status} in ('applied','checked','approved','paying')`),
    index('withdrawals_by_batch').on(table.batchNo).where(sql`${table.batchNo} is not null`),
    check(
      'withdrawals_net',
      sql`${table.net} = ${table.amount} - ${table.fee} and ${table.net} > 0 and ${table.fee} >= 0`,
    ),
    check(
      'withdrawals_status',
      sql`${table.status} in ('applied','checked','approved','paying','paid','refused','withdrawn')`,
    ),
    check('withdrawals_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
    check(
      'withdrawals_four_eyes',
      sql`${table.firstId} is distinct from ${table.secondId} or ${table.firstId} is null`,
    ),
  ],
)
