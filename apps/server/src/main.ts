import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig } from './infra/config/config.ts'
import { defaultDataDir } from './infra/embedded/data-folder.ts'
import { failureLine } from './infra/start/failure-line.ts'
import { Shutdown, stopSignal } from './infra/start/shutdown.ts'

const CHECKOUT = join(import.meta.dirname, '../../..')
const PATIENCE_MS = 25_000

const shutdown = new Shutdown()

/** Undoes the start; a step that hangs does not keep the process alive forever. */
async function stop(): Promise<void> {
  const force = setTimeout(() => process.exit(1), PATIENCE_MS)
  force.unref()
  await shutdown.run()
  clearTimeout(force)
}

/**
 * Reports why the server does not run: one line for the operator if they can fix the cause, a stack trace if it is a
 * bug.
 */
async function fail(error: unknown): Promise<void> {
  console.error(failureLine(error, Number(process.env.PORT ?? 3000)) ?? error)
  await stop().catch(() => undefined)
  process.exit(1)
}

try {
  enableCompileCache()
  const config = readConfig(process.env)
  const stopping = stopSignal()
  const { startServer } = await import('./start-server.ts')
  const started = startServer({ ...config, dataDir: config.dataDir ?? defaultDataDir(CHECKOUT) }, shutdown, console.log)
  await Promise.race([started.then(() => stopping), stopping])
  await stop()
  // A start that was cut off fails at the closed database; what it opened meanwhile is closed as well.
  await started.catch(() => undefined)
  await stop()
  process.exit(0)
} catch (error) {
  await fail(error)
}
