import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** Query builder over the pool or over one open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** Connection settings: a URL, or the folder of the embedded server's Unix socket. */
export type ConnectionTarget =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port?: number
      readonly user: string
      readonly password?: string
      readonly database: string
    }

export interface Database {
  readonly pool: pg.Pool
  readonly db: Db
  close(): Promise<void>
}

/**
 * Opens the pool. Statements are cut after 3 s on request connections and locks after 2 s, so that one slow
 * transaction cannot hold up the shop; jobs that need longer set their own limit.
 */
export function openDatabase(target: ConnectionTarget, size: number): Database {
  const pool = new pg.Pool({
    ...target,
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    options:
      '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
  })
  pool.on('error', () => undefined)
  return { pool, db: drizzle(pool), close: () => pool.end() }
}
