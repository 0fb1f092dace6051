import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../../infra/database/columns.ts'
import { TRACKING_STATES, type TrackingState } from '../../domain/express-client.ts'
import { parcels } from '../order.table.ts'

const STATES = sql.raw(TRACKING_STATES.map(state => `'${state}'`).join(','))

/** What is known of the way of a parcel, and when its company is asked again. One row per parcel. */
export const parcelTracks = pgTable(
  'parcel_tracks',
  {
    parcelId: id('parcel_id')
      .primaryKey()
      .references(() => parcels.id),
    state: text('state').$type<TrackingState>().notNull().default('unknown'),
    /** The last answer of the client; null before the first. */
    refreshedAt: instant('refreshed_at'),
    /** Since when the client fails; null after an answer. */
    failingSince: instant('failing_since'),
    /** How often it failed since the last answer. */
    failures: integer('failures').notNull().default(0),
    /** Null when it is not asked again: delivered, too old, or of a company that the client does not know. */
    nextAt: instant('next_at'),
  },
  table => [
    index('parcel_tracks_due').on(table.nextAt, table.parcelId).where(sql`${table.nextAt} is not null`),
    check('parcel_tracks_state', sql`${table.state} in (${STATES})`),
    check('parcel_tracks_failing', sql`(${table.failures} > 0) = (${table.failingSince} is not null)`),
  ],
)

/** The steps of a parcel, as the company reported them; they are only added, under the lock of their track. */
export const parcelTraces = pgTable(
  'parcel_traces',
  {
    id: id('id').primaryKey(),
    parcelId: id('parcel_id')
      .notNull()
      .references(() => parcels.id),
    at: instant('at').notNull(),
    state: text('state').$type<TrackingState>().notNull(),
    text: text('text').notNull(),
    /** Empty when the company reports in one language only. */
    textEn: text('text_en').notNull().default(''),
  },
  table => [
    uniqueIndex('parcel_traces_once').on(table.parcelId, table.at, table.text),
    check('parcel_traces_state', sql`${table.state} in (${STATES})`),
  ],
)
