import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/** Codes sent by SMS: hashed, bound to phone and purpose, single use, 5 tries, 10 minutes (product §1). */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('sms_codes_newest').on(table.phone, table.purpose, table.createdAt)],
)

export const smsLogs = pgTable(
  'sms_logs',
  {
    id: id('id').primaryKey(),
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    /** Text as sent; the console provider of development shows the code, otherwise it is masked. */
    content: text('content').notNull(),
    status: text('status').notNull(),
    errorMsg: text('error_msg').notNull().default(''),
    ip: text('ip').notNull(),
    /** Event, person and kind of a message; null for a code. */
    cause: text('cause'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('sms_logs_by_time').on(table.createdAt, table.id),
    uniqueIndex('sms_logs_once').on(table.cause).where(sql`${table.cause} is not null and ${table.status} = 'sent'`),
  ],
)
