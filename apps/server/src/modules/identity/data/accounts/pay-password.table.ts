import { integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * Tries of payment passwords. Kept apart from the person's own row, which orders, addresses and favourites lock: paying
 * never waits for those, nor they for it.
 */
export const payPasswordTries = pgTable('pay_password_tries', {
  userId: id('user_id').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
})
