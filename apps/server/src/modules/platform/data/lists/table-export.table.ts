import type { ExportColumn } from '@shiji/contract/platform/table-export.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * Exports that people of the back offices requested: the list, its state and progress. Deleted after a day, with their
 * parts.
 */
export const tableExports = pgTable(
  'exports',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    /** 0 for platform staff. */
    storeId: id('store_id').notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** Query of the list call as JSON of texts. */
    query: text('query').notNull(),
    /** Columns of the sheet in the language of the person who asked; null if none were given. */
    columns: jsonb('columns').$type<ExportColumn[]>(),
    /**
     * Language and address of the person who asked: rows are presented in that language, the audit row has the address.
     */
    locale: text('locale').notNull(),
    ip: text('ip').notNull(),
    state: text('state').notNull().default('waiting'),
    /** Number of the latest run; rows of an earlier run are ignored. */
    run: integer('run').notNull().default(0),
    total: integer('total'),
    done: integer('done').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    /** Error id and its values as JSON, when it failed. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    index('exports_of_owner').on(table.area, table.accountId, table.storeId, table.id),
    index('exports_expiry').on(table.expiresAt),
    check('exports_state', sql`${table.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
)

/** The rows of an export, as the list shows them: JSON, `EXPORT_LIMITS.partRows` in each part. */
export const tableExportParts = pgTable(
  'export_parts',
  {
    exportId: id('export_id')
      .notNull()
      .references(() => tableExports.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    rows: text('rows').notNull(),
  },
  table => [primaryKey({ columns: [table.exportId, table.part] })],
)
