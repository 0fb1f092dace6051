import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

const checkout = join(import.meta.dirname, '..')
const folder = join(tmpdir(), `shiji-start-${process.pid}`)
const dataDir = join(folder, 'data')
const running: ChildProcess[] = []

type Start = { child: ChildProcess; words: () => string; port: number; url: string; exit: Promise<number | null> }

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const start = async (env: NodeJS.ProcessEnv = {}): Promise<Start> => {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const port = await freePort()
  const child = spawn(process.execPath, ['tooling/start/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SHIJI_MODE: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)))
  const exit = new Promise<number | null>(resolve => child.once('close', resolve))
  return { child, words: () => text, port, url: `http://127.0.0.1:${port}`, exit }
}

const ready = (shop: Start) =>
  vi.waitFor(() => expect(shop.words()).toContain('Ready in'), { timeout: 240_000, interval: 200 })
const databaseRuns = () => existsSync(join(dataDir, 'postgres/postmaster.pid'))
const serverPid = (): number => JSON.parse(readFileSync(join(dataDir, 'owner.json'), 'utf8')).pid
const gone = (pid: number) => () => expect(() => process.kill(pid, 0)).toThrow()

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('close', resolve))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the start command', () => {
  it('opens shop, seller, admin, API and docs on one port, and TERM stops everything', async () => {
    const shop = await start()
    await ready(shop)

    for (const path of ['/', '/Seller/', '/Admin/', '/api/docs', '/api/openapi.json']) {
      expect((await fetch(shop.url + path)).status, path).toBe(200)
    }
    const common = await fetch(`${shop.url}/api/common`)
    expect(await common.json()).toMatchObject({ code: 200 })
    for (const part of [
      `http://localhost:${shop.port}/Seller/`,
      `http://admin.localhost:${shop.port}`,
      `localhost:${shop.port}/api/docs`,
      'shiji-demo-1',
    ]) {
      expect(shop.words()).toContain(part)
    }

    shop.child.kill('SIGTERM')

    expect(await shop.exit).toBe(0)
    expect(databaseRuns()).toBe(false)
    await expect(fetch(shop.url)).rejects.toThrow()
  })

  it('ends the server and its database when the command itself is killed', async () => {
    const shop = await start()
    await ready(shop)
    const server = serverPid()

    shop.child.kill('SIGKILL')

    await vi.waitFor(gone(server), { timeout: 40_000, interval: 100 })
    expect(databaseRuns()).toBe(false)
  })

  it('takes over what a killed server left behind, and refuses a second one meanwhile', async () => {
    const first = await start()
    await ready(first)
    process.kill(serverPid(), 'SIGKILL')
    expect(await first.exit).toBe(1)
    expect(databaseRuns()).toBe(true)

    const second = await start()
    await ready(second)
    const third = await start()

    expect(second.words()).toContain('Taking over the running database')
    expect(await third.exit).toBe(1)
    expect(third.words().trim()).toMatch(/^The data in \S+ is in use by process \d+, started \S+: [^\n]*DATA_DIR\.$/)
  })

  it.each([
    ['a bad port', { PORT: 'http' }, /^PORT is "http"; [^\n]+$/],
    ['a bad database address', { DATABASE_URL: 'localhost' }, /^DATABASE_URL [^\n]+$/],
    [
      'a data folder that is a file',
      { DATA_DIR: join(import.meta.dirname, 'package.json') },
      /^The data folder \S+ cannot be written [^\n]+$/m,
    ],
  ])('says in one line what is wrong with %s', async (_, env, line) => {
    const shop = await start(env)

    expect(await shop.exit).toBe(1)
    expect(shop.words().trim()).toMatch(line)
    expect(shop.words()).not.toMatch(/^\s+at /m)
  })
})
