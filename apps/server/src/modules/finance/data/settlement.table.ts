import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../infra/database/columns.ts'

/** One row per settled order: paid − refunded − commission − referral → store balance (product §4). */
export const orderSettlements = pgTable(
  'order_settlements',
  {
    id: id('id').primaryKey(),
    settlementNo: text('settlement_no').notNull(),
    orderId: id('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    payable: money('total_price').notNull(),
    refunded: money('refunded').notNull(),
    commission: money('commission').notNull(),
    referral: money('referral').notNull(),
    settlementPrice: money('settlement_price').notNull(),
    status: text('status').notNull().default('settled'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('order_settlements_once').on(table.orderId),
    // With what the list adds up: the sums of a store with many orders come from the index alone.
    index('order_settlements_by_store').on(
      table.storeId,
      table.id,
      table.payable,
      table.refunded,
      table.commission,
      table.referral,
      table.settlementPrice,
    ),
    index('order_settlements_by_run').on(table.settlementNo),
    check(
      'order_settlements_sum',
      sql`${table.settlementPrice} = ${table.payable} - ${table.refunded} - ${table.commission} - ${table.referral} and ${table.settlementPrice} >= 0`,
    ),
  ],
)
