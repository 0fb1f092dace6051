import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#harness/database.ts'
import { freePort, type ServerProcess, startServerProcess } from '#harness/server-process.ts'
import { DEMO_ACCOUNTS } from '../seeds/base/demo-accounts.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shiji-main-'))
const started: ServerProcess[] = []
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of started) server.process.kill('SIGKILL')
  await Promise.all(started.map(server => server.ended))
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = async (env: Record<string, string> = {}) => {
  const address = database.connection.connectionString
  const server = await startServerProcess({ DATABASE_URL: address, DATA_DIR: dataDir, SHIJI_MODE: 'test', ...env })
  started.push(server)
  return server
}
const ready = (server: ServerProcess, timeout = 20_000) =>
  vi.waitFor(async () => expect((await server.get('/readyz')).status).toBe(200), { timeout, interval: 50 })

describe('one server process', () => {
  it('creates the first admin with a random password, shown once, and serves until it is stopped', async () => {
    const server = await start()
    await ready(server)
    expect(server.output()).toMatch(/First admin: admin \/ \S{16} \(shown this once/)
    const config = await (await server.get('/config.json')).json()
    expect(config).toMatchObject({ apiOrigin: '', filesOrigin: '', demo: false, demoAccounts: [] })

    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)

    const again = await start()
    await ready(again)
    expect(again.output()).not.toContain('First admin')
    again.process.kill('SIGINT')
    expect(await again.ended).toBe(0)
  })

  it('that is being stopped reports that it is not ready, and keeps serving until its drain time is over', async () => {
    const server = await start({ SHIJI_DRAIN_SECONDS: '3' })
    await ready(server)
    server.process.kill('SIGTERM')
    await vi.waitFor(async () => expect((await server.get('/readyz')).status).toBe(503), {
      timeout: 2_500,
      interval: 20,
    })
    expect(await (await server.get('/readyz')).json()).toEqual({ status: 'stopping' })
    expect((await server.get('/healthz')).status).toBe(200)
    expect(await (await server.get('/api/common')).json()).toMatchObject({ code: 200 })
    expect(await server.ended).toBe(0)
  })

  it('several processes agree on a clock that is moved', async () => {
    const [one, two] = await Promise.all([start(), start()])
    await Promise.all([ready(one), ready(two)])
    const day = 86_400_000
    await database
      .pool()
      .query(
        `insert into configs (name, value, updated_at) values ('clock_offset', $1, now()) on conflict (name) do update set value = $1`,
        [String(8 * day)],
      )
    const now = async (server: ServerProcess) => {
      const answer = (await (await server.get('/api/common')).json()) as { data: { now: string } }
      return new Date(answer.data.now).getTime() - Date.now()
    }
    for (const server of [one, two]) {
      await vi.waitFor(async () => expect(Math.abs((await now(server)) - 8 * day)).toBeLessThan(10_000), {
        timeout: 5_000,
        interval: 100,
      })
    }
    for (const server of [one, two]) server.process.kill('SIGTERM')
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0])
  })
})

describe('two processes started at once on one empty database', () => {
  it('load one demo world: one does it, the other waits and finds it', async () => {
    const shared = await createTestDatabase()
    await shared.pool(1).query('drop schema drizzle cascade; drop schema public cascade; create schema public')
    const env = { DATABASE_URL: shared.connection.connectionString, SHIJI_MODE: 'demo' }
    const both = await Promise.all([start(env), start(env)])
    await Promise.all(both.map(server => ready(server, 60_000)))

    const said = both.map(server => server.output())
    expect(said.filter(text => text.includes('Loading the demo shop'))).toHaveLength(1)
    const { rows } = await shared
      .pool(1)
      .query('select (select count(*) from orders)::int as orders, (select count(*) from admins)::int as admins')
    expect(rows).toEqual([{ orders: 6_000, admins: 3 }])
    const config = await (await both[0].get('/config.json')).json()
    expect(config).toMatchObject({ demo: true, demoAccounts: DEMO_ACCOUNTS })
    expect((await both[0].get('/files/demo/160/phone-1.webp')).status).toBe(200)
    for (const server of both) server.process.kill('SIGTERM')
    expect(await Promise.all(both.map(server => server.ended))).toEqual([0, 0])
    await shared.drop()
  }, 120_000)
})

describe('a demo shop that cannot be loaded', () => {
  it('ends the start with its cause and leaves an empty shop, which a later start can fill', async () => {
    const shop = await createTestDatabase()
    const rows = shop.pool(1)
    await rows.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'nobody comes in today'; end $$;
      create trigger refuse before insert on users execute function refuse()`)
    const server = await start({ DATABASE_URL: shop.connection.connectionString, SHIJI_MODE: 'demo' })

    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('nobody comes in today')
    expect(server.output().trimEnd()).toMatch(/The demo shop could not be loaded; the lines above say why\.$/)
    const { rows: left } = await rows.query('select count(*)::int as users from users')
    expect(left).toEqual([{ users: 0 }])
    await shop.drop()
  }, 60_000)
})

describe('a server in production', () => {
  it('has nothing of the demo: no goods, people, accounts on its pages or pictures', async () => {
    const empty = await createTestDatabase()
    const server = await start({
      DATABASE_URL: empty.connection.connectionString,
      SHIJI_MODE: 'production',
      SHIJI_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
    })
    await ready(server)

    expect(server.output()).not.toContain('demo')
    const config = await (await server.get('/config.json')).json()
    expect(config).toMatchObject({ demo: false, demoAccounts: [] })
    expect((await server.get('/files/demo/160/phone-1.webp')).status).toBe(404)
    const { rows } = await empty
      .pool(1)
      .query(
        'select (select count(*) from goods)::int as goods, (select count(*) from users)::int as users, (select count(*) from admins)::int as admins',
      )
    expect(rows).toEqual([{ goods: 0, users: 0, admins: 1 }])

    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await empty.drop()
  })
})

describe('each cause that prevents a start is reported in one line', () => {
  const refusal = async (env: Record<string, string>) => {
    const server = await start(env)
    const code = await server.ended
    return { code, lines: server.output().trim().split('\n') }
  }

  it.each([
    [
      'a bad value',
      { PORT: '99999' },
      /^PORT is "99999"; it must be a whole number from 0 to 65535, for example PORT=3000$/,
    ],
    [
      'an unknown mode',
      { SHIJI_MODE: 'fast' },
      /^SHIJI_MODE is "fast"; it must be one of demo, production, test, for example SHIJI_MODE=production$/,
    ],
    ['a proxy that is not an address', { TRUST_PROXY: 'nginx' }, /^TRUST_PROXY is "nginx"; it must be true, false, /],
    ['production without keys', { SHIJI_MODE: 'production' }, /^SHIJI_KEYS is missing: production with DATABASE_URL/],
    [
      'no database there',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x', SHIJI_DATABASE_WAIT_SECONDS: '0' },
      /^The database of DATABASE_URL cannot be reached \(ECONNREFUSED\)\.$/,
    ],
  ])('%s', async (_name, env, line) => {
    const { code, lines } = await refusal(env)
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(code).toBe(1)
  })

  it('a busy port', async () => {
    const port = await freePort()
    const busy = createServer().listen(port, '127.0.0.1')
    const { lines } = await refusal({ PORT: String(port) })
    busy.close()
    expect(lines).toEqual([`Port ${port} is in use by another program: choose another with PORT.`])
  })

  it('a database without that name, one of another program, one of a newer version', async () => {
    const url = new URL(database.connection.connectionString)
    url.pathname = '/no_such_database'
    expect((await refusal({ DATABASE_URL: url.href })).lines).toEqual([
      'The database that DATABASE_URL names does not exist: create it first.',
    ])
    const other = await createTestDatabase()
    const env = { DATABASE_URL: other.connection.connectionString }
    await other.pool().query('update drizzle.__drizzle_migrations set created_at = 9999999999999')
    expect((await refusal(env)).lines).toEqual([expect.stringMatching(/newer version of this program/)])
    await other.pool().query('drop schema drizzle cascade')
    expect((await refusal(env)).lines).toEqual([expect.stringMatching(/tables of another program/)])
    await other.drop()
  })
})
