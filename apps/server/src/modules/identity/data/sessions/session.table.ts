import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * Sessions; tokens are stored as SHA-256 only. Past half its life a session gets a new token (`token_hash`), the
 * previous one (`previous_hash`) ends 60 s after the new one is first used.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    accountId: id('account_id').notNull(),
    storeId: id('store_id'),
    tokenHash: text('token_hash').notNull(),
    previousHash: text('previous_hash'),
    previousUntil: instant('previous_until'),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    createdAt: instant('created_at').notNull(),
    ip: text('ip').notNull().default(''),
    agent: text('agent').notNull().default(''),
    revokedAt: instant('revoked_at'),
  },
  table => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_previous').on(table.previousHash),
    index('sessions_by_account').on(table.area, table.accountId, table.id),
    check('sessions_area', sql`${table.area} in ('buyer','seller','admin')`),
  ],
)
