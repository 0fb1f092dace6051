import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Who changed what, before and after, when and from where (product §1). Append-only. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: id('id').primaryKey(),
    area: text('area').notNull(),
    actorId: id('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    storeId: id('store_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: id('subject_id'),
    /** Name or number of the record when it was changed: the log is searched by it. */
    subjectName: text('subject_name').notNull().default(''),
    before: jsonb('before'),
    after: jsonb('after'),
    ip: text('ip').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('audit_by_time').on(table.createdAt, table.id),
    index('audit_by_store').on(table.storeId, table.id),
    index('audit_by_subject').on(table.subjectType, table.subjectId),
  ],
)
