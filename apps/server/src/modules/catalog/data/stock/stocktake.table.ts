import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, whole } from '../../../../infra/database/columns.ts'

/** A count of a store's stock: open until it is applied or abandoned, each at most once. */
export const stocktakes = pgTable(
  'stocktakes',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    /** What is counted: all goods, those of a class, or those that ran low when it was opened. */
    range: text('range').notNull(),
    classId: id('class_id'),
    note: text('note').notNull().default(''),
    status: text('status').notNull().default('open'),
    skuCount: integer('sku_count').notNull(),
    /** SKUs whose stock it changed; null until it is applied. */
    booked: integer('booked'),
    openedBy: text('opened_by').notNull(),
    createdAt: instant('created_at').notNull(),
    endedBy: text('ended_by').notNull().default(''),
    endedAt: instant('ended_at'),
  },
  table => [
    index('stocktakes_by_store').on(table.storeId, table.id),
    // Two open counts of one SKU would book its difference twice.
    uniqueIndex('stocktakes_one_open').on(table.storeId).where(sql`${table.status} = 'open'`),
    check('stocktakes_range', sql`${table.range} in ('all','class','low')`),
    check('stocktakes_status', sql`${table.status} in ('open','applied','abandoned')`),
  ],
)

/**
 * A SKU of a count. `on_hand_then` is the stock at the moment of counting: the difference to it is what applying books,
 * so orders that come meanwhile keep their effect.
 */
export const stocktakeRows = pgTable(
  'stocktake_rows',
  {
    id: id('id').primaryKey(),
    stocktakeId: id('stocktake_id')
      .notNull()
      .references(() => stocktakes.id),
    storeId: id('store_id').notNull(),
    goodsId: id('goods_id').notNull(),
    skuId: id('sku_id').notNull(),
    /** Null until somebody counts it. */
    counted: whole('counted'),
    onHandThen: whole('on_hand_then'),
    countedAt: instant('counted_at'),
    countedBy: text('counted_by').notNull().default(''),
  },
  table => [
    uniqueIndex('stocktake_rows_once').on(table.stocktakeId, table.skuId),
    index('stocktake_rows_in_order').on(table.stocktakeId, table.id),
    index('stocktake_rows_uncounted').on(table.stocktakeId, table.id).where(sql`${table.counted} is null`),
    index('stocktake_rows_different')
      .on(table.stocktakeId, table.id)
      .where(sql`${table.counted} <> ${table.onHandThen}`),
    check('stocktake_rows_counted', sql`${table.counted} >= 0`),
    check('stocktake_rows_moment', sql`(${table.counted} is null) = (${table.onHandThen} is null)`),
  ],
)
