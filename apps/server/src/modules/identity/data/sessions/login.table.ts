import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../../infra/database/columns.ts'

/**
 * Failed logins per known device, per address, per account and address, and per account, shared by all processes
 * (product §1). A try is counted before the password is compared and taken back when it was right, so parallel guesses
 * cannot slip through.
 */
export const loginTries = pgTable(
  'login_tries',
  {
    /** `device:…`, `address:…`, `pair:…`, `account:…` or, for logged-in people, `inside:…`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    /** No try before this. */
    nextAt: instant('next_at').notNull(),
  },
  table => [index('login_tries_age').on(table.lastAt)],
)
