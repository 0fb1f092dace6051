import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Outcome of a check of all invariants, so that every process and the dashboard know the last one. */
export const invariantRuns = pgTable(
  'invariant_runs',
  {
    id: id('id').primaryKey(),
    at: instant('at').notNull(),
    /** Rows that broke an invariant, over all of them. */
    breaches: integer('breaches').notNull(),
    ms: integer('ms').notNull(),
    /** Per invariant with a breach: id, title, number of rows and the first of them. */
    details: jsonb('details').notNull(),
  },
  table => [index('invariant_runs_by_time').on(table.at, table.id)],
)
