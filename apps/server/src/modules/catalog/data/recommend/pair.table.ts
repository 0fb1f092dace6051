import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * What each buyer bought last, a copy of their paid orders that follows `order.paid` and keeps the newest sixty. Once
 * `is_counted`, its pairs with the buyer's other goods are in `goods_pairs`.
 */
export const boughtGoods = pgTable(
  'bought_goods',
  {
    userId: id('user_id').notNull(),
    goodsId: id('goods_id').notNull(),
    boughtAt: instant('bought_at').notNull(),
    isCounted: boolean('is_counted').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.userId, table.goodsId] }),
    index('bought_goods_fresh').on(table.userId, table.goodsId).where(sql`not ${table.isCounted}`),
  ],
)

/**
 * Goods that the same people bought, in both directions, the 24 strongest of each goods. `weight` doubles in value with
 * every half-life, so that what is newer outweighs what is older and nothing has to be decayed (ADR 0035).
 */
export const goodsPairs = pgTable(
  'goods_pairs',
  {
    goodsId: id('goods_id').notNull(),
    otherId: id('other_id').notNull(),
    /** How often it was counted. */
    times: integer('times').notNull(),
    weight: doublePrecision('weight').notNull(),
  },
  table => [
    primaryKey({ columns: [table.goodsId, table.otherId] }),
    check('goods_pairs_two', sql`${table.goodsId} <> ${table.otherId}`),
    check('goods_pairs_counted', sql`${table.times} > 0 and ${table.weight} > 0`),
  ],
)
