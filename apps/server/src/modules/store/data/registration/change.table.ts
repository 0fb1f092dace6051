import type { CHANGE_STATES } from '@shiji/contract/store/registration.ts'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'
import { stores } from '../store.table.ts'

/** Changes of what a passed store is registered with: the store stays as it is until the platform passes one. */
export const storeChanges = pgTable(
  'store_changes',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id')
      .notNull()
      .references(() => stores.id),
    state: text('state').$type<(typeof CHANGE_STATES)[number]>().notNull().default('waiting'),
    /** Only the changed fields, as they would be. */
    facts: jsonb('facts').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    reason: text('reason').notNull().default(''),
    /** Reasons by field. */
    reasons: jsonb('reasons').notNull().default({}),
    decidedBy: id('decided_by'),
    decidedByName: text('decided_by_name').notNull().default(''),
    decidedAt: instant('decided_at'),
  },
  table => [
    index('store_changes_by_store').on(table.storeId, table.id),
    uniqueIndex('store_changes_one_waits').on(table.storeId).where(sql`${table.state} = 'waiting'`),
    index('store_changes_waiting').on(table.submittedAt, table.id).where(sql`${table.state} = 'waiting'`),
    check('store_changes_state', sql`${table.state} in ('waiting','passed','denied','withdrawn')`),
  ],
)
