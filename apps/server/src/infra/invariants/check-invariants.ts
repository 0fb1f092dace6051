import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { type Invariant, parseInvariants } from './parse.ts'

const FILE = join(import.meta.dirname, 'invariants.sql')

let known: readonly Invariant[] | undefined

/** The checks of `invariants.sql`, the one list that tests and the running product share (reliability §2). */
export const invariants = (): readonly Invariant[] => {
  known ??= parseInvariants(readFileSync(FILE, 'utf8'))
  return known
}

export interface InvariantResult {
  readonly id: string
  readonly title: string
  /** How many rows break it. */
  readonly breaches: number
  /** Some of them, as a starting point. */
  readonly sample: readonly unknown[]
  readonly ms: number
}

export interface CheckOptions {
  readonly now: Date
  /** Also those that need outbox and jobs to have run; true by default. */
  readonly withLater?: boolean
  /** Called after each check: with many orders, all of them together take longer than the lease of a job. */
  readonly afterEach?: () => Promise<void>
}

const SAMPLE = 10

/** Runs every check on one snapshot of the database, read only and without a time limit. Changes nothing. */
export async function checkInvariants(
  db: Db,
  { now, withLater = true, afterEach = async () => undefined }: CheckOptions,
): Promise<readonly InvariantResult[]> {
  const checks = invariants().filter(check => withLater || !check.isLater)
  return db.transaction(
    async tx => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const results: InvariantResult[] = []
      for (const check of checks) {
        results.push(await runCheck(tx, check, now))
        await afterEach()
      }
      return results
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function runCheck(tx: Db, check: Invariant, now: Date): Promise<InvariantResult> {
  const started = performance.now()
  const { rows } = await tx.execute<{ count: string; sample: unknown[] }>(sql`
    with breaches as materialized (${withClock(check.select, now)})
    select (select count(*) from breaches) as count,
      (select coalesce(jsonb_agg(to_jsonb(b)), '[]') from (select * from breaches limit ${SAMPLE}) b) as sample`)
  const [row] = rows
  const ms = Math.round(performance.now() - started)
  return { id: check.id, title: check.title, breaches: Number(row?.count ?? 0), sample: row?.sample ?? [], ms }
}

function withClock(select: string, now: Date): SQL {
  const parts = select.split(/:now\b/)
  return sql.join(
    parts.map(part => sql.raw(part)),
    sql`${now}`,
  )
}

/** Rows that break an invariant, over all of them. */
export const countBreaches = (results: readonly InvariantResult[]): number =>
  results.reduce((sum, result) => sum + result.breaches, 0)
