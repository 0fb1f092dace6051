import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '#harness/server-process.ts'
import { findPostmaster } from '../../src/infra/embedded/postmaster.ts'
import { type Embedded, startEmbedded } from '../../src/infra/embedded/start-embedded.ts'

const folders: string[] = []
const servers: ServerProcess[] = []
const engines: Embedded[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.process.kill('SIGTERM')
    await server.ended
  }
  for (const engine of engines.splice(0)) await engine.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-away-'))
  folders.push(folder)
  // The engine's own user needs access.
  chmodSync(folder, 0o711)
  return folder
}
const engineOn = async (dataDir: string): Promise<Embedded> => {
  const engine = await startEmbedded({ dataDir, sync: false })
  engines.push(engine)
  return engine
}
const serverWith = async (env: Record<string, string>): Promise<ServerProcess> => {
  const server = await startServerProcess({ SHIJI_MODE: 'test', ...env })
  servers.push(server)
  return server
}
const says = (server: ServerProcess, path: string, status: number, timeout = 30_000) =>
  vi.waitFor(async () => expect((await server.get(path)).status).toBe(status), { timeout, interval: 50 })
const codeOf = async (server: ServerProcess) => {
  const answer = await server.get('/api/goods/1')
  return [answer.status, answer.headers.get('x-code')]
}

describe('a server with an outside PostgreSQL', () => {
  it('waits for it at start, survives its absence, and is ready again by itself', async () => {
    const dataDir = newFolder()
    const first = await engineOn(dataDir)
    const { url } = first
    await first.stop()
    const server = await serverWith({ DATABASE_URL: url, DATA_DIR: newFolder() })
    await vi.waitFor(
      () => expect(server.output()).toMatch(/cannot be reached \(E\w+\)\. Waiting for it, 30 s at most\./),
      {
        timeout: 20_000,
      },
    )

    const second = await engineOn(dataDir)
    await says(server, '/readyz', 200)
    expect(await codeOf(server)).toEqual([200, '404'])

    await second.stop()
    await says(server, '/readyz', 503)
    expect(await (await server.get('/readyz')).json()).toEqual({ status: 'no database' })
    expect((await server.get('/healthz')).status).toBe(200)
    expect(await codeOf(server)).toEqual([200, '503'])

    await engineOn(dataDir)
    await says(server, '/readyz', 200)
    expect(await codeOf(server)).toEqual([200, '404'])
    expect(server.process.exitCode).toBeNull()
  }, 90_000)

  it('that never comes is reported in one line when the time is over', async () => {
    const server = await serverWith({ DATABASE_URL: 'postgres://127.0.0.1:1/x', SHIJI_DATABASE_WAIT_SECONDS: '1' })

    expect(await server.ended).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED). Waiting for it, 1 s at most.',
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    ])
  })

  it('can be stopped while it waits', async () => {
    const server = await serverWith({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    await vi.waitFor(() => expect(server.output()).toContain('Waiting for it'), { timeout: 20_000 })
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

describe('a server with its own PostgreSQL', () => {
  it('restarts it when it is killed, and keeps serving', async () => {
    const dataDir = newFolder()
    const server = await serverWith({ DATA_DIR: dataDir })
    await says(server, '/readyz', 200, 60_000)
    const before = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')

    process.kill(findPostmaster(dataDir)?.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(server.output()).toContain('the database runs again'), { timeout: 30_000 })

    await says(server, '/readyz', 200)
    expect(await codeOf(server)).toEqual([200, '404'])
    expect(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).not.toBe(before)
    expect(server.process.exitCode).toBeNull()
  }, 90_000)
})
