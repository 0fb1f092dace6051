import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const FOLDER = join(import.meta.dirname, '../../../drizzle')
const LOCK = 7_205_759_001

/** The database was written by a newer version of the server. */
export class SchemaTooNew extends Error {}

/** Runs the missing migrations once, however many processes start together. Throws `SchemaTooNew` when the database is ahead. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseNewer(client)
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release(true)
  }
}

async function refuseNewer(client: pg.PoolClient): Promise<void> {
  const present = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (present.rows[0]?.name == null) return
  const last = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  const at = Number(last.rows[0]?.at ?? 0)
  if (at > newestKnown())
    throw new SchemaTooNew(
      'the database was written by a newer version of this program; start that version or use another database',
    )
}

function newestKnown(): number {
  const journal: unknown = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'))
  if (typeof journal !== 'object' || journal === null || !('entries' in journal) || !Array.isArray(journal.entries))
    return 0
  return Math.max(0, ...journal.entries.map((entry: { when: number }) => entry.when))
}
