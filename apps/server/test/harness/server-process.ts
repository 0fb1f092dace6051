import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

export interface ServerProcess {
  readonly process: ChildProcess
  readonly output: () => string
  readonly port: number
  /** Exit code once it has ended. */
  readonly ended: Promise<number | null>
  get(path: string, init?: RequestInit): Promise<Response>
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Starts the server as the operator does, without waiting for it. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT)
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (output += String(part)))
  const ended = new Promise<number | null>(resolve => child.once('close', code => resolve(code)))
  return {
    process: child,
    output: () => output,
    port,
    ended,
    get: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}
