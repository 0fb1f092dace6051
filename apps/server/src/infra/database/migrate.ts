import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const FOLDER = join(import.meta.dirname, '../../../drizzle')
const LOCK = 7_205_759_001

const OLDEST_VERSION = 150_000

/** The database is unsuitable for this program; the message is one line for the person who started it. */
export class DatabaseUnfit extends Error {}

/**
 * Runs the missing migrations once, however many processes start together. Refuses with `DatabaseUnfit`: an engine before 15, a
 * locale that cannot fold case, tables of another program, or a schema written by a newer version.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseEngine(client)
    await refuseSchema(client)
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release(true)
  }
}

async function refuseEngine(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string; low: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name, lower('À') as low`,
  )
  const engine = rows[0]
  if (engine === undefined || engine.version < OLDEST_VERSION) {
    throw new DatabaseUnfit(`The database is PostgreSQL ${engine?.name}; version 15 or newer is needed.`)
  }
  if (engine.low !== 'à') {
    throw new DatabaseUnfit('The database cannot fold case: create it with encoding UTF8 and locale C.UTF-8.')
  }
}

async function refuseSchema(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ ours: string | null; users: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as ours, to_regclass('users')::text as users`,
  )
  if (rows[0]?.ours == null) {
    if (rows[0]?.users == null) return
    throw new DatabaseUnfit('The database holds the tables of another program: name an empty one in DATABASE_URL.')
  }
  const last = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  if (Number(last.rows[0]?.at ?? 0) > newestKnown()) {
    throw new DatabaseUnfit(
      'The database was written by a newer version of this program: start that version or use another database.',
    )
  }
}

function newestKnown(): number {
  const journal: unknown = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'))
  if (typeof journal !== 'object' || journal === null || !('entries' in journal) || !Array.isArray(journal.entries))
    return 0
  return Math.max(0, ...journal.entries.map((entry: { when: number }) => entry.when))
}
