import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'

/**
 * Devices from which a login succeeded. A known device has its own login tries, so that strangers who guess passwords
 * do not lock its owner out. Only hashes of the random ids that browsers create.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** `user` (buyers and sellers) or `admin`. */
    realm: text('realm').notNull(),
    accountId: id('account_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.realm, table.accountId, table.deviceHash] }),
    index('known_devices_age').on(table.lastAt),
    check('known_devices_realm', sql`${table.realm} in ('user','admin')`),
  ],
)
