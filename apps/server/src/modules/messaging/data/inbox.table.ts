import type { InboxKind, InboxTarget } from '@shiji/contract/messaging/inbox.ts'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../infra/database/columns.ts'

/**
 * Events that a buyer, the people of a store or those of the platform should know. An event makes at most one entry per
 * person and kind. Texts are made when it is read, in the reader's language; `params` fill them.
 */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: id('id').primaryKey(),
    scope: text('scope').notNull().$type<'buyer' | 'store' | 'platform'>(),
    /** The buyer or store; 0 is the platform. */
    ownerId: id('owner_id').notNull(),
    kind: text('kind').notNull().$type<InboxKind>(),
    params: jsonb('params').notNull().$type<Readonly<Record<string, string>>>(),
    targetType: text('target_type').notNull().$type<InboxTarget>(),
    targetId: id('target_id').notNull(),
    eventId: id('event_id').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  table => [
    uniqueIndex('inbox_once').on(table.eventId, table.scope, table.ownerId, table.kind),
    index('inbox_newest').on(table.scope, table.ownerId, table.createdAt, table.id),
    index('inbox_unread').on(table.scope, table.ownerId, table.createdAt, table.id).where(sql`${table.readAt} is null`),
    index('inbox_by_time').using('brin', table.createdAt),
    check('inbox_owner', sql`(${table.scope} = 'platform') = (${table.ownerId} = 0)`),
  ],
)
