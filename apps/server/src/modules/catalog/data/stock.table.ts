import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, whole } from '../../../infra/database/columns.ts'
import { skus } from './goods.table.ts'

/** What is there and what open orders hold. For sale: `on_hand - reserved`. Never negative, never oversold. */
export const stocks = pgTable(
  'stocks',
  {
    skuId: id('sku_id')
      .primaryKey()
      .references(() => skus.id),
    onHand: whole('on_hand').notNull(),
    reserved: whole('reserved').notNull().default(0),
  },
  table => [
    check(
      'stocks_sound',
      sql`${table.onHand} >= 0 and ${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`,
    ),
  ],
)

/** Every change of a stock row, once per cause (`order:5:line:9:reserve`). */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id('id').primaryKey(),
    skuId: id('sku_id')
      .notNull()
      .references(() => skus.id),
    kind: text('kind').notNull(),
    cause: text('cause').notNull(),
    onHandDelta: whole('on_hand_delta').notNull(),
    reservedDelta: whole('reserved_delta').notNull(),
    orderId: id('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('stock_movements_cause').on(table.skuId, table.cause),
    index('stock_movements_by_sku').on(table.skuId, table.id),
    index('stock_movements_by_order').on(table.orderId),
  ],
)
