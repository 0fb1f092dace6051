import type { DocumentField } from '@shiji/contract/store/application.fields.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, whole } from '../../../infra/database/columns.ts'
import { stores } from './store.table.ts'

/** Pictures of documents; the bytes are encrypted in the file store. */
export const storeDocuments = pgTable(
  'store_documents',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id')
      .notNull()
      .references(() => stores.id),
    field: text('field').$type<DocumentField>().notNull(),
    /** Address in the file store, below `/private/`. */
    address: text('address').notNull(),
    /** Key of the ring that sealed it. */
    keyId: text('key_id').notNull(),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: whole('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('store_documents_by_store').on(table.storeId, table.id),
    check('store_documents_field', sql`${table.field} in ('business_license','id_card_t','id_card_b')`),
  ],
)

/** Rounds of an application: what was submitted, and what the platform decided. */
export const storeRounds = pgTable(
  'store_rounds',
  {
    id: id('id').primaryKey(),
    storeId: id('store_id')
      .notNull()
      .references(() => stores.id),
    round: integer('round').notNull(),
    /** Values of the fields as submitted. */
    facts: jsonb('facts').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decision: text('decision').$type<'passed' | 'denied'>(),
    reason: text('reason').notNull().default(''),
    /** Reasons by field. */
    reasons: jsonb('reasons').notNull().default({}),
    decidedBy: id('decided_by'),
    decidedByName: text('decided_by_name').notNull().default(''),
    decidedAt: instant('decided_at'),
  },
  table => [
    uniqueIndex('store_rounds_once').on(table.storeId, table.round),
    check('store_rounds_decision', sql`${table.decision} is null or ${table.decision} in ('passed','denied')`),
  ],
)
