import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'
import type { InvariantResult } from './check-invariants.ts'

/** Outcome of a check of all invariants, so that every process and the dashboard know the last one. */
export const invariantRuns = pgTable(
  'invariant_runs',
  {
    id: id('id').primaryKey(),
    at: instant('at').notNull(),
    /** Rows that broke an invariant, over all of them. */
    breaches: integer('breaches').notNull(),
    ms: integer('ms').notNull(),
    /** Per invariant: number of rows that break it, the first of them, and how long it took. */
    details: jsonb('details').$type<readonly InvariantResult[]>().notNull(),
  },
  table => [index('invariant_runs_by_time').on(table.at, table.id)],
)
