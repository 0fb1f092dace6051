import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionLost } from '../database/connection-lost.ts'
import type { ConnectionTarget } from '../database/database.ts'
import { sqlState } from '../database/sql-state.ts'
import { failureLine } from './failure-line.ts'

const REST_MS = 250
/** Waiting does not help with a wrong user, password or name. */
const isFinal = (error: unknown): boolean => /^(28|3D)/.test(sqlState(error) ?? '')

/**
 * Waits for a database that is not available yet, and says so once. After `seconds`, or at a final refusal, the start
 * fails with the database's last message.
 */
export async function waitForDatabase(
  target: ConnectionTarget,
  seconds: number,
  say: (line: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  const end = performance.now() + seconds * 1_000
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(target)
    } catch (error) {
      if (!isConnectionLost(error) || isFinal(error) || performance.now() > end) throw error
      if (tries === 1)
        say(`${failureLine(error, 0) ?? 'The database is not there yet.'} Waiting for it, ${seconds} s at most.`)
      await delay(REST_MS, undefined, { signal: stopping })
    }
  }
}

async function tryOnce(target: ConnectionTarget): Promise<void> {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}
