import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasEnded, startNode, stopChild } from '../process/child.ts'
import { waitForAnswer } from '../process/ready.ts'
import { builtServer, SERVER_FLAGS } from '../start/server-program.ts'
import { probePort } from '../start/settings.ts'

const checkout = join(import.meta.dirname, '../..')

export type ThrowAwayServer = {
  /** Origin without a slash at its end. */
  url: string
  /** Of the server, not of its database. */
  pid: number
  /** What the server has printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Starts the real server on a free port with a data folder of its own, both gone after `stop`. Demo mode: demo data and
 * a movable clock. `flags` are further ones for Node. Throws with the server's words when it does not come up.
 */
export const startThrowAwayServer = async (
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<ThrowAwayServer> => {
  const port = await probePort('127.0.0.1', 0)
  const folder = join(tmpdir(), `shiji-server-${process.pid}-${port}`)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const log = join(folder, 'output.log')
  const settings = {
    SHIJI_MODE: 'demo',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  }
  const child = startNode(builtServer(checkout), [], {
    flags: [...SERVER_FLAGS, ...flags],
    cwd: checkout,
    env: { ...settings, ...env },
    output: openSync(log, 'a'),
  })
  const output = () => readFileSync(log, 'utf8')
  const stop = async () => {
    await stopChild(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if (await waitForAnswer(`${url}/readyz`, () => hasEnded(child))) return { url, pid: child.pid ?? 0, output, stop }
  const words = output()
  await stop()
  throw new Error(`The server did not start:\n${words}`)
}
