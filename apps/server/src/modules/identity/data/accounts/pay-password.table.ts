import { integer, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * Tries of payment passwords. Not in the person's own row, which orders, addresses and favourites lock: who pays never waits for
 * those, and they never for him.
 */
export const payPasswordTries = pgTable('pay_password_tries', {
  userId: id('user_id').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
})
