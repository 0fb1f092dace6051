import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Runtime } from '../infra/context.ts'
import type { Db } from '../infra/database/database.ts'
import { isDiskFull } from '../infra/database/disk-full.ts'

/** A database that has not answered after this time counts as away. */
const PATIENCE_MS = 2_000

export type ReadyState = 'ready' | 'no database' | 'disk full' | 'stopping'

/** Whether this process accepts calls: not while its database is away or a disk is full, nor once it is stopping. */
export class Readiness {
  readonly #runtime: Pick<Runtime, 'db' | 'config' | 'ports'>
  #isStopping = false
  #hasSeenFullDisk = false

  constructor(runtime: Pick<Runtime, 'db' | 'config' | 'ports'>) {
    this.#runtime = runtime
  }

  /** From now on load balancers send calls elsewhere; calls that still arrive are served. */
  stop(): void {
    this.#isStopping = true
  }

  /** Reports a full disk: the process is not ready from now on, until writing works again. */
  sawFullDisk(): void {
    this.#hasSeenFullDisk = true
  }

  async state(): Promise<ReadyState> {
    if (this.#isStopping) return 'stopping'
    if (!(await this.#hasDatabase())) return 'no database'
    return (await this.#hasRoom()) ? 'ready' : 'disk full'
  }

  async #hasDatabase(): Promise<boolean> {
    const answered = this.#runtime.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const given = new AbortController()
    const late = delay(PATIENCE_MS, false, { signal: given.signal, ref: false }).catch(() => false)
    const isThere = await Promise.race([answered, late])
    given.abort()
    return isThere
  }

  async #hasRoom(): Promise<boolean> {
    const { db, config, ports } = this.#runtime
    if (!(await ports.files.hasLastRoom(config))) return false
    if (!this.#hasSeenFullDisk) return true
    const isFull = await Promise.all([fillALittle(db), ports.files.tryToWrite(config)]).then(() => false, isDiskFull)
    this.#hasSeenFullDisk = isFull
    return !isFull
  }
}

/** Makes the database take 256 kB of its disk and give them back. */
async function fillALittle(db: Db): Promise<void> {
  await db.transaction(tx =>
    tx.execute(
      sql`create temp table room_probe on commit drop as select repeat(md5(i::text), 64) as text from generate_series(1, 128) i`,
    ),
  )
}
