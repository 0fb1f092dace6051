import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../infra/database/columns.ts'

export const carts = pgTable(
  'carts',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    goodsId: id('goods_id').notNull(),
    skuId: id('sku_id').notNull(),
    storeId: id('store_id').notNull(),
    buyNum: integer('buy_num').notNull(),
    /** Price when it was added, to show "¥30 cheaper now". */
    priceAdded: money('price_added').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('carts_once').on(table.userId, table.skuId),
    index('carts_by_user').on(table.userId, table.id),
    check('carts_number', sql`${table.buyNum} between 1 and 999`),
  ],
)
