import type pg from 'pg'

/** Key of the lock that a process holds while it prepares a database; migrations have their own. */
const LOCK = 7_205_759_002

/**
 * Runs `work` while no other process of this database does: a second process is notified through `onWait` and waits as
 * long as the first lives. The lock belongs to the connection, so a dead process blocks no one. What `work` writes must
 * still be guarded by unique keys: the lock only spares the second process from failing on them.
 */
export async function alone<T>(pool: pg.Pool, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  client.on('error', () => undefined)
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
    if (rows[0]?.free !== true) {
      onWait()
      await client.query('select pg_advisory_lock($1)', [LOCK])
    }
    return await work()
  } finally {
    client.release(true)
  }
}
