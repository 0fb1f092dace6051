import { sql } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { isConnectionLost, TransactionCut } from './connection-lost.ts'

const DIALECT = new PgDialect()
type Tx = NodePgTransaction<Record<string, never>, Record<string, never>>

/**
 * Transactions of a pool. Unlike the builder's own, they return the connection whatever fails (`begin` too), keep the
 * first error when the rollback fails as well, and distinguish a cut before the commit from one during it
 * (`TransactionCut`).
 */
export const transactionsOf =
  (pool: pg.Pool) =>
  async <T>(work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect()
    let cut: Error | undefined
    const onCut = (error: Error) => {
      cut ??= error
    }
    client.on('error', onCut)
    const tx: Tx = new NodePgTransaction(DIALECT, new NodePgSession(client, DIALECT, undefined), undefined)
    let isCommitting = false
    let isUnfit = false
    try {
      await tx.execute(sql.raw(beginOf(config)))
      const result = await work(tx)
      if (cut !== undefined) throw cut
      isCommitting = true
      await tx.execute(sql`commit`)
      return result
    } catch (error) {
      isUnfit = cut !== undefined || isConnectionLost(error)
      if (isUnfit) throw cutOr(error, isCommitting)
      // A connection that cannot roll back holds locks: it is closed instead of reused.
      isUnfit = await tx.execute(sql`rollback`).then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      client.off('error', onCut)
      client.release(isUnfit)
    }
  }

/** A refusal that the work threw for its own reasons is kept as it is. */
const cutOr = (error: unknown, isCommitting: boolean): unknown =>
  isConnectionLost(error) ? new TransactionCut(isCommitting ? 'unknown' : 'undone', error) : error

function beginOf({ isolationLevel, accessMode }: PgTransactionConfig = {}): string {
  const isolation = isolationLevel === undefined ? [] : [`isolation level ${isolationLevel}`]
  return ['begin', ...isolation, ...(accessMode === undefined ? [] : [accessMode])].join(' ')
}
