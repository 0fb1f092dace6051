import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Events leave here: written in the transaction that caused them, delivered by the worker at least once. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: id('id').primaryKey(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: instant('created_at').notNull(),
    nextAt: instant('next_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
  },
  table => [index('outbox_open').on(table.nextAt, table.id).where(sql`${table.doneAt} is null`)],
)

/** A reaction that has handled an event; makes redelivery harmless. */
export const reactionMarks = pgTable(
  'reaction_marks',
  {
    eventId: id('event_id').notNull(),
    reaction: text('reaction').notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.reaction] })],
)
