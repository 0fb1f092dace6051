import type { Config } from '../config/config.ts'
import type { ConnectionTarget } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import type { Shutdown } from './shutdown.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Writes to the person at the terminal; the log is for machines. */
export type Say = (line: string) => void

/** The database of `DATABASE_URL`, or the embedded one of the data folder, which `shutdown` stops. */
export async function openEngine(
  config: Config & { readonly dataDir: string },
  shutdown: Shutdown,
  log: Log,
  say: Say,
): Promise<ConnectionTarget> {
  if (config.databaseUrl !== undefined) {
    const target = { connectionString: config.databaseUrl }
    const stopping = new AbortController()
    shutdown.add(() => stopping.abort())
    await waitForDatabase(target, config.databaseWaitSeconds, say, stopping.signal)
    return target
  }
  const { startEmbedded } = await import('../embedded/start-embedded.ts')
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: line => log.warn(line), onProgress: say })
  shutdown.add(embedded.stop)
  return embedded.connection
}
