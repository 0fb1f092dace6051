import { fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, extname, join } from 'node:path'
import { ConfigError } from '../config/config.ts'
import type { ConnectionTarget } from '../database/database.ts'
import type { Shutdown } from './shutdown.ts'

/** Input of the process that loads the demo shop; the environment is the server's own. */
export type DemoOrder = { readonly target: ConnectionTarget; readonly dataDir: string }

/**
 * Loads the demo shop in a separate process: what loading needs (about 60 MB) never becomes memory of the server. The
 * process prints its own error to the terminal and ends with the server that started it. Throws `ConfigError` when it
 * fails.
 */
export async function loadDemoApart(server: string, order: DemoOrder, shutdown: Shutdown): Promise<void> {
  const child = fork(join(dirname(server), `demo-process${extname(server)}`), { execArgv: [] })
  shutdown.add(() => void child.kill())
  child.send(order)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new ConfigError('The demo shop could not be loaded; the lines above say why.')
}
