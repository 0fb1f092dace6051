import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, whole } from '../../../../infra/database/columns.ts'
import { skus } from '../goods/goods.table.ts'

/**
 * Stock on hand and stock that open orders reserve. For sale: `on_hand - reserved`. Never negative, never oversold.
 * Store and its warning level are kept here too, so that PostgreSQL itself maintains `is_low` at every change of a row,
 * whatever the writer, and an index holds the few that run low. The index must not contain the remaining number: then
 * no order could update its stock rows in place.
 * Code that changes a store's level copies it here (`warnAt`) to SKUs without a level of their own; invariant I74
 * compares the two.
 * Statistics over store and `is_low` together (in the migration) let the planner recognise stores with many SKUs of
 * which few are low.
 */
export const stocks = pgTable(
  'stocks',
  {
    skuId: id('sku_id')
      .primaryKey()
      .references(() => skus.id),
    onHand: whole('on_hand').notNull(),
    reserved: whole('reserved').notNull().default(0),
    storeId: id('store_id').notNull(),
    /** The store is warned at this many or fewer: the SKU's own level, or else the store's `low_stock`. */
    lowStock: integer('low_stock').notNull(),
    /** The SKU's own level; null while it follows the store's. */
    ownLowStock: integer('own_low_stock'),
    isLow: boolean('is_low').notNull().generatedAlwaysAs(sql`on_hand - reserved <= low_stock`),
  },
  table => [
    index('stocks_by_store').on(table.storeId, table.skuId),
    index('stocks_low').on(table.storeId, table.skuId).where(sql`${table.isLow}`),
    check(
      'stocks_sound',
      sql`${table.onHand} >= 0 and ${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`,
    ),
    check('stocks_own_low_stock', sql`${table.ownLowStock} between 0 and 9999`),
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
    /** Why a person changed the stock (`purchase`, `damage` …); empty for what orders do. */
    reason: text('reason').notNull().default(''),
    note: text('note').notNull().default(''),
    /** The person of the store or platform who changed it; null for orders and timers. */
    actorId: id('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('stock_movements_cause').on(table.skuId, table.cause),
    index('stock_movements_by_sku').on(table.skuId, table.id),
    // Ids come in blocks per process, so only the time puts the history of a SKU in order.
    index('stock_movements_by_time').on(table.skuId, table.createdAt, table.id),
    index('stock_movements_by_order').on(table.orderId),
  ],
)
