import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Durable work: enqueued in the caller's transaction, taken with a lease, retried with back-off. */
export const jobs = pgTable(
  'jobs',
  {
    id: id('id').primaryKey(),
    kind: text('kind').notNull(),
    dedupe: text('dedupe').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: instant('run_at').notNull(),
    lockedUntil: instant('locked_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('job_dedupe').on(table.kind, table.dedupe).where(sql`${table.doneAt} is null`),
    index('job_due').on(table.runAt, table.id).where(sql`${table.doneAt} is null`),
  ],
)
