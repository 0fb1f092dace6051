import type { Clock } from '@shiji/kit/time/clock.ts'
import { type MovableClock, movableClock, systemClock } from '@shiji/kit/time/clock.ts'
import { sql } from 'drizzle-orm'
import type { Mode } from '../config/config.ts'
import type { Db } from '../database/database.ts'
import type { Log } from '../log/log.ts'

const NAME = 'clock_offset'
const POLL_MS = 1_000

/** The clock of a process: the machine's own in production, one that can be moved in demo and test mode. */
export const createClock = (mode: Mode): Clock => (mode === 'production' ? systemClock : movableClock(systemClock))

export const isMovable = (clock: Clock): clock is MovableClock => 'setOffset' in clock

/** The offset that all processes of a demo share, in milliseconds. */
export async function readClockOffset(db: Db): Promise<number> {
  const found = await db.execute<{ value: unknown }>(sql`select value from configs where name = ${NAME}`)
  const offset = Number(found.rows[0]?.value ?? 0)
  return Number.isSafeInteger(offset) ? offset : 0
}

/** Adds to the shared offset and returns the new one; concurrent moves add up. */
export async function addClockOffset(db: Db, movedMs: number, at: Date): Promise<number> {
  const moved = await db.execute<{ value: unknown }>(sql`
    insert into configs (name, value, updated_at) values (${NAME}, ${String(movedMs)}::jsonb, ${at})
    on conflict (name) do update set
      value = to_jsonb((configs.value #>> '{}')::bigint + ${movedMs}::bigint), updated_at = excluded.updated_at
    returning value`)
  return Number(moved.rows[0]?.value)
}

/** Keeps this process at the shared offset: once now, then every second. Does nothing for a clock that cannot move. */
export async function followClockOffset(clock: Clock, db: Db, log: Log): Promise<{ stop(): void }> {
  if (!isMovable(clock)) return { stop: () => undefined }
  clock.setOffset(await readClockOffset(db))
  const timer = setInterval(() => {
    const seen = clock.offset()
    readClockOffset(db).then(
      // A value read before this process itself was moved is out of date.
      offset => clock.offset() === seen && clock.setOffset(offset),
      error => log.warn({ err: error }, 'clock offset not read'),
    )
  }, POLL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
