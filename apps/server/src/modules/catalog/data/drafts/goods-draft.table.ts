import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/** What a person typed into a goods form and did not save, one row per open form: no form writes over the text of another. */
export const goodsDrafts = pgTable(
  'goods_drafts',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    accountId: id('account_id').notNull(),
    /** 0 for goods that are new. */
    goodsId: id('goods_id').notNull(),
    /** Made by the page when the form opens. */
    form: text('form').notNull(),
    /** Version of the goods that the form was opened with. */
    version: text('version').notNull(),
    body: jsonb('body').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  table => [
    uniqueIndex('goods_drafts_once').on(table.storeId, table.accountId, table.goodsId, table.form),
    index('goods_drafts_by_time').on(table.savedAt),
    check('goods_drafts_goods', sql`${table.goodsId} >= 0`),
  ],
)
