import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { transactionsOf } from './transaction.ts'

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
  /** A few connections for writes outside an open transaction (ids, counters), so that they never wait for one. */
  readonly aside: Db
  close(): Promise<void>
}

const ASIDE = 3
const SESSION =
  '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC'

/**
 * Opens the pools. Statements are cut after 10 s and waits for locks after 5 s, so that one slow transaction cannot
 * hold up the shop; jobs that need longer set their own limit. `onCut` is called with the error of each connection that
 * was cut, idle or in use.
 */
export function openDatabase(
  target: ConnectionTarget,
  size: number,
  onCut: (error: Error) => void = () => undefined,
): Database {
  const pool = openPool(target, size, onCut)
  const aside = openPool(target, ASIDE, onCut)
  return {
    pool,
    db: buildOver(pool),
    aside: buildOver(aside),
    close: async () => {
      await Promise.all([pool.end(), aside.end()])
    },
  }
}

const buildOver = (pool: pg.Pool): Db => Object.assign(drizzle(pool), { transaction: transactionsOf(pool) })

function openPool(target: ConnectionTarget, max: number, onCut: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...target,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: SESSION,
  })
  // The pool listens to idle connections only: one that is cut while in use, between two statements, would end the
  // process.
  pool.on('connect', client => client.on('error', onCut))
  pool.on('error', () => undefined)
  return pool
}
