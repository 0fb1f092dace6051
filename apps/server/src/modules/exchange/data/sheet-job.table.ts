import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/** Imports and exports that run as jobs, with their state and progress. Deleted after a week, with parts and file. */
export const sheetJobs = pgTable(
  'sheet_jobs',
  {
    id: id('id').primaryKey(),
    /** Who asked for it, in which back office; 0 for platform staff. */
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    accountName: text('account_name').notNull(),
    storeId: id('store_id').notNull(),
    kind: text('kind').notNull(),
    direction: text('direction').notNull(),
    state: text('state').notNull().default('waiting'),
    /** Language of the heading and the words in cells; the audit row has the address. */
    locale: text('locale').notNull(),
    ip: text('ip').notNull(),
    name: text('name').notNull(),
    /** Address of the uploaded file, which no route serves; null for exports. */
    source: text('source'),
    /** Lines of the file without its heading; null while an export has not counted them. */
    rows: integer('rows'),
    /** Lines that the step of now is through with: where it goes on after its process died. */
    done: integer('done').notNull().default(0),
    /** Number of the latest run; what an earlier one still does is not kept. */
    run: integer('run').notNull().default(0),
    /** Runs that ended with an error since the last progress. */
    failures: integer('failures').notNull().default(0),
    /** Leaves wrong rows out and applies the others. */
    skipWrong: boolean('skip_wrong').notNull().default(false),
    wrongRows: integer('wrong_rows').notNull().default(0),
    faults: integer('faults').notNull().default(0),
    faultParts: integer('fault_parts').notNull().default(0),
    /** New goods that the check has found so far, for the limit of the store. */
    fresh: integer('fresh').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    undoParts: integer('undo_parts').notNull().default(0),
    undone: integer('undone').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    /** Parts of the file of an export. */
    parts: integer('parts').notNull().default(0),
    /** Error id and its values as JSON, when it failed. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    index('sheet_jobs_of_store').on(table.area, table.storeId, table.id),
    index('sheet_jobs_expiry').on(table.expiresAt),
    check('sheet_jobs_kind', sql`${table.kind} in ('goods', 'stock', 'prices', 'orders', 'stores')`),
    check('sheet_jobs_direction', sql`${table.direction} in ('import', 'export')`),
    check(
      'sheet_jobs_state',
      sql`${table.state} in ('waiting', 'checking', 'checked', 'applying', 'writing', 'done', 'failed', 'cancelled', 'undoing', 'undone')`,
    ),
  ],
)

/**
 * Pieces of a sheet's job: of the file of an export (text), faults and undo entries (JSON). A piece is written in the
 * transaction that moves its job on.
 */
export const sheetParts = pgTable(
  'sheet_parts',
  {
    jobId: id('job_id')
      .notNull()
      .references(() => sheetJobs.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    part: integer('part').notNull(),
    content: text('content').notNull(),
  },
  table => [
    primaryKey({ columns: [table.jobId, table.type, table.part] }),
    check('sheet_parts_type', sql`${table.type} in ('file', 'fault', 'undo')`),
  ],
)
