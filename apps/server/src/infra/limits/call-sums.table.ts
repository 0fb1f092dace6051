import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** What each living process has let through in the current minute: one row per process, written once a second. */
export const callSums = pgTable('call_sums', {
  process: text('process').primaryKey(),
  /** Minutes since 1970. */
  minute: bigint('minute', { mode: 'number' }).notNull(),
  /** Second in which the sums were taken; those of one second belong together. */
  tick: bigint('tick', { mode: 'number' }).notNull(),
  /** Key → calls let through and calls asked for. */
  sums: jsonb('sums').$type<Readonly<Record<string, readonly [number, number]>>>().notNull(),
  seenAt: instant('seen_at').notNull(),
})
