import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The first answer of a keyed request, kept for 24 h in the transaction that did the work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text('actor').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.actor, table.route, table.key] }),
    index('idempotency_age').on(table.createdAt),
  ],
)
