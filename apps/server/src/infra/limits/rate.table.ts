import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Counters shared by all processes: login, SMS, orders. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_age').on(table.windowStart)],
)
