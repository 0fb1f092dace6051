import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, money, whole } from '../../../infra/database/columns.ts'

/**
 * Sales of a past shop day, of a store, and of the platform under store 0, which has a row for each closed day. Nothing
 * can be sold on a past day any more, so the rows never change; I73 compares them with the orders. Without them a
 * dashboard would read every order of a month.
 */
export const salesDays = pgTable(
  'sales_days',
  {
    storeId: id('store_id').notNull(),
    day: date('day').notNull(),
    orders: whole('orders').notNull(),
    amount: money('amount').notNull(),
    buyers: whole('buyers').notNull(),
  },
  table => [primaryKey({ columns: [table.storeId, table.day] }), index('sales_days_by_day').on(table.day)],
)

/** The same by goods, for the best ones of a store. */
export const goodsDays = pgTable(
  'goods_days',
  {
    storeId: id('store_id').notNull(),
    day: date('day').notNull(),
    goodsId: id('goods_id').notNull(),
    pieces: whole('pieces').notNull(),
    amount: money('amount').notNull(),
  },
  table => [
    primaryKey({ columns: [table.storeId, table.day, table.goodsId] }),
    index('goods_days_by_day').on(table.day),
  ],
)
