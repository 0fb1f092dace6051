import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../../infra/database/columns.ts'

/**
 * Favourites of buyers. `goods.collect_count` and `stores.follow_count` are the number of rows that refer to them,
 * changed by the same statement or transaction.
 */
export const favorites = pgTable(
  'favorites',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    /** 0 goods, 1 store. */
    isType: integer('is_type').notNull(),
    /** Id of the goods or the store. */
    outId: id('out_id').notNull(),
    /** Lowest price of the goods at that time, to show "¥30 cheaper now"; stores have none. */
    priceWhenKept: money('price_when_kept'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('favorites_once').on(table.userId, table.isType, table.outId),
    index('favorites_by_user').on(table.userId, table.isType, table.createdAt, table.id),
    check('favorites_type', sql`${table.isType} in (0, 1)`),
    check('favorites_price', sql`(${table.isType} = 0) = (${table.priceWhenKept} is not null)`),
  ],
)
