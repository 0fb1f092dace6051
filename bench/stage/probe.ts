import pg from 'pg'
import { familySeconds, parentOf, processSeconds } from './proc.ts'

/** What one measured server and its PostgreSQL have used since they began. */
export interface Used {
  readonly serverSeconds: number
  readonly databaseSeconds: number
  /** Statements that PostgreSQL was sent, transaction control included; NaN without pg_stat_statements. */
  readonly statements: number
  readonly walBytes: number
}

/** Marks the bench's own statements, which are not counted. */
const OWN = '/* bench */'
const REST_MS = 50
/** After a big world was loaded, nightly jobs and days of events wait. */
const LONGEST_DRAIN_MS = 15 * 60_000

/** Measures processes from outside: a separate connection whose processor time and statements are not counted. */
export class Probe {
  readonly #client: pg.Client
  readonly #serverPid: number
  readonly #ownPid: number
  readonly #countsStatements: boolean

  private constructor(client: pg.Client, serverPid: number, ownPid: number, countsStatements: boolean) {
    this.#client = client
    this.#serverPid = serverPid
    this.#ownPid = ownPid
    this.#countsStatements = countsStatements
  }

  static async open(databaseUrl: string, serverPid: number): Promise<Probe> {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ pid: number; counts: boolean }>(
      `select ${OWN} pg_backend_pid() as pid, exists(select from pg_extension where extname = 'pg_stat_statements') as counts`,
    )
    return new Probe(client, serverPid, rows[0]?.pid ?? 0, rows[0]?.counts ?? false)
  }

  async used(): Promise<Used> {
    const statements = this.#countsStatements
      ? `(select coalesce(sum(calls), 0) from pg_stat_statements where query not like '%${OWN}%')::float8`
      : `'NaN'::float8`
    const { rows } = await this.#client.query<{ wal: number; statements: number }>(
      `select ${OWN} pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal, ${statements} as statements`,
    )
    return {
      serverSeconds: processSeconds(this.#serverPid),
      databaseSeconds: familySeconds(parentOf(this.#ownPid)) - processSeconds(this.#ownPid),
      statements: rows[0]?.statements ?? Number.NaN,
      walBytes: rows[0]?.wal ?? Number.NaN,
    }
  }

  /** Waits until the worker has delivered every event (one in hand, or one that failed, is due later) and done every job that is due. */
  async drained(): Promise<void> {
    const begun = performance.now()
    for (;;) {
      const { rows } = await this.#client.query<{ open: boolean }>(
        `select ${OWN} exists(select from outbox_events where done_at is null)
          or exists(select from jobs where done_at is null and run_at <= now()) as open`,
      )
      if (rows[0]?.open === false) return
      if (performance.now() - begun > LONGEST_DRAIN_MS)
        throw new Error(`The worker did not get through its work: ${await this.#openWork()}`)
      await new Promise(resolve => setTimeout(resolve, REST_MS))
    }
  }

  /** What still waits, by its kind. */
  async #openWork(): Promise<string> {
    const { rows } = await this.#client.query<{ kind: string; open: string; why: string | null }>(
      `select ${OWN} kind, count(*) as open, max(last_error) as why from jobs where done_at is null and run_at <= now() group by 1
        union all select ${OWN} 'event', count(*), max(last_error) from outbox_events where done_at is null having count(*) > 0`,
    )
    return rows
      .map(({ kind, open, why }) => `${open} ${kind}${why === null ? '' : ` (${why.slice(0, 200)})`}`)
      .join(', ')
  }

  async close(): Promise<void> {
    await this.#client.end()
  }
}
