import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_FLAGS, serverProgram } from '@shiji/tooling/start/server-program.ts'
import { type Child, startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { BENCH_KEYS } from './runtime.ts'

const CHECKOUT = join(import.meta.dirname, '../..')

/**
 * Settings of the measured server. The bench is the proxy that it trusts, so that callers have their own addresses;
 * each server has its own folder of files, even if the database was used by an earlier one.
 */
const SETTINGS = {
  SHIJI_MODE: 'demo',
  HOST: '127.0.0.1',
  TRUST_PROXY: '127.0.0.1',
  SHIJI_ADOPT_FILES: 'on',
  LOG_LEVEL: 'info',
}

export interface MeasuredServer extends Child {
  readonly origin: string
}

/**
 * Builds the server from the sources as they are now: figures of an older bundle would be meaningless. Call it before a large world is loaded,
 * so that a build that fails costs no hour.
 */
export function buildServer(): void {
  const { status } = spawnSync('turbo', ['run', 'build', '--filter=@shiji/server', '--output-logs=errors-only'], {
    cwd: CHECKOUT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The server could not be built: "pnpm build" tells why.')
}

/** The whole server in a separate process, as `start` runs it: limits, log, worker, files and pages are on. */
export async function startServer(
  databaseUrl: string,
  { worker = true }: { readonly worker?: boolean } = {},
): Promise<MeasuredServer> {
  buildServer()
  const folder = mkdtempSync(join(tmpdir(), 'shiji-bench-data-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...SETTINGS,
    SHIJI_KEYS: BENCH_KEYS,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    SHIJI_WORKER: worker ? 'on' : 'off',
  }
  const child = await startChild(serverProgram(CHECKOUT), env, `${origin}/readyz`, SERVER_FLAGS)
  return {
    origin,
    pid: child.pid,
    stop: async () => {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
