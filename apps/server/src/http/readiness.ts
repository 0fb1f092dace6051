import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../infra/database/database.ts'

/** A database that has not answered after this is away. */
const PATIENCE_MS = 2_000

export type ReadyState = 'ready' | 'no database' | 'stopping'

/** Whether this process wants calls: not while its database is away, nor once it has been told to stop. */
export class Readiness {
  readonly #db: Db
  #isStopping = false

  constructor(db: Db) {
    this.#db = db
  }

  /** From now on load balancers are told to send calls elsewhere; those that come are still served. */
  stop(): void {
    this.#isStopping = true
  }

  async state(): Promise<ReadyState> {
    if (this.#isStopping) return 'stopping'
    const answered = this.#db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const given = new AbortController()
    const late = delay(PATIENCE_MS, false, { signal: given.signal, ref: false }).catch(() => false)
    const isThere = await Promise.race([answered, late])
    given.abort()
    return isThere ? 'ready' : 'no database'
  }
}
