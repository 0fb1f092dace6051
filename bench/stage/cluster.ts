import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@shiji/server/src/infra/database/migrate.ts'
import { startEmbedded } from '@shiji/server/src/infra/embedded/start-embedded.ts'
import pg from 'pg'

export interface Cluster {
  /** Address for child processes. */
  readonly url: string
  readonly pool: pg.Pool
  readonly label: string
  stop(): Promise<void>
}

/** Lets PostgreSQL count the statements that it is sent. */
const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '20000' }

function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * A migrated database of its own: BENCH_DATABASE_URL, else an embedded engine that flushes to disk like a real one, in
 * `kept` or in a folder that goes with it.
 */
export async function openCluster(kept?: string): Promise<Cluster> {
  const given = process.env.BENCH_DATABASE_URL
  const folder = given === undefined ? (kept ?? throwAwayFolder()) : undefined
  const embedded = folder === undefined ? undefined : await startEmbedded({ dataDir: folder, settings: COUNTING })
  const url = given ?? embedded?.url ?? ''
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  let isEnding = false
  // The end of a pool does not wait for its connections: PostgreSQL may end one first.
  pool.on('error', error => {
    if (!isEnding) throw error
  })
  await migrate(pool)
  // A given server may not have it; then statements are not counted, and the figures say so.
  await pool.query('create extension if not exists pg_stat_statements').catch(() => undefined)
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version")
  return {
    url,
    pool,
    label: `PostgreSQL ${rows[0]?.version ?? '?'}`,
    stop: async () => {
      isEnding = true
      await pool.end()
      await embedded?.stop()
      if (folder !== undefined && folder !== kept) rmSync(folder, { recursive: true, force: true })
    },
  }
}
