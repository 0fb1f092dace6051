import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'
import { roles } from '../staff/role.table.ts'

/**
 * Links that make a person staff of a store with a role; each is used once. The token of the link is stored as SHA-256
 * only. A role that is deleted leaves invitations that are over.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id').notNull(),
    roleId: id('role_id').references(() => roles.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    note: text('note').notNull().default(''),
    createdBy: id('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedBy: id('accepted_by'),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  table => [
    uniqueIndex('staff_invitations_token').on(table.tokenHash),
    index('staff_invitations_by_store').on(table.storeId, table.id),
    index('staff_invitations_by_role').on(table.roleId),
    check('staff_invitations_end', sql`${table.acceptedAt} is null or ${table.withdrawnAt} is null`),
    check('staff_invitations_accepted', sql`(${table.acceptedAt} is null) = (${table.acceptedBy} is null)`),
  ],
)
