import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import { PORTS } from './ports.ts'

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts')

/** What the measured server is told. The bench is the proxy that it trusts, so that callers have addresses of their own. */
const SETTINGS = { SHIJI_MODE: 'demo', HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' }

export interface MeasuredServer extends Child {
  readonly origin: string
}

/** The whole server in a process of its own, as `start` runs it: limits, log, worker, files and pages are on. */
export async function startServer(
  databaseUrl: string,
  { worker = true }: { readonly worker?: boolean } = {},
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-bench-data-'))
  const origin = `http://127.0.0.1:${PORTS.shop}`
  const env = {
    ...SETTINGS,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(PORTS.shop),
    SHIJI_WORKER: worker ? 'on' : 'off',
  }
  const child = await startChild(MAIN, env, `${origin}/readyz`)
  return {
    origin,
    pid: child.pid,
    stop: async () => {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
