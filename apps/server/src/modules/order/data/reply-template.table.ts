import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/** Answers that a store keeps for reuse. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('reply_templates_by_store').on(table.storeId, table.id)],
)
