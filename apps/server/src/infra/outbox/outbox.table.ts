import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/**
 * Events to deliver: written in the transaction that caused them, delivered by the worker at least once. An event is
 * open until each of its reactions has run; `next_at` is when the next of them is due, or the end of a worker's lease.
 */
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

/** A successful delivery: its reaction has handled the event, so delivering it again is harmless. */
export const reactionMarks = pgTable(
  'reaction_marks',
  {
    eventId: id('event_id').notNull(),
    reaction: text('reaction').notNull(),
    at: instant('at').notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.reaction] })],
)

/**
 * A failed delivery that is still open: one event to one reaction, with its own tries, next try and last error. Its
 * event stays open as long, so that a release without this table delivers it too (ADR 0029).
 */
export const outboxDeliveries = pgTable(
  'outbox_deliveries',
  {
    id: id('id').primaryKey(),
    eventId: id('event_id').notNull(),
    reaction: text('reaction').notNull(),
    type: text('type').notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
    lastError: text('last_error').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('outbox_delivery_of').on(table.eventId, table.reaction),
    index('outbox_deliveries_due').on(table.nextAt, table.id),
  ],
)
