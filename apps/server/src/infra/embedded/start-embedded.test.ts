import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { installedEngine } from './engine.ts'
import { findPostmaster } from './postmaster.ts'
import { type Embedded, type EmbeddedConnection, startEmbedded } from './start-embedded.ts'

const folders: string[] = []
const running: Embedded[] = []
const children: ChildProcess[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-embedded-'))
  folders.push(folder)
  // mkdtemp makes 0700 folders, which the engine's uid could not enter under root.
  chmodSync(folder, 0o711)
  return join(folder, 'data')
}

/** A data folder with a cluster that was created once for all tests: creating one takes longer than most tests. */
const madeFolder = () => {
  const dataDir = newFolder()
  if (process.platform !== 'win32') execFileSync('cp', ['-a', model, dataDir])
  return dataDir
}

const model = join(tmpdir(), `shiji-embedded-model-${process.pid}`)
beforeAll(async () => {
  if (process.platform === 'win32') return
  await (await startEmbedded({ dataDir: model, sync: false })).stop()
})
afterAll(() => rmSync(model, { recursive: true, force: true }))

const start = async (dataDir: string, extra: Partial<Parameters<typeof startEmbedded>[0]> = {}) => {
  const embedded = await startEmbedded({ dataDir, sync: false, ...extra })
  running.push(embedded)
  return embedded
}

const query = async (connection: EmbeddedConnection, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts the database in a process of its own, which then only waits to be killed. */
const startInChild = async (dataDir: string): Promise<ChildProcess> => {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'start-embedded.ts'))})
    try {
      const { attached } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, sync: false })
      console.log(attached ? 'attached' : 'started')
      setInterval(() => undefined, 60_000)
    } catch (error) {
      console.log(error.problem, error.message)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>(resolve => child.stdout?.once('data', chunk => resolve(String(chunk).trim())))

const killed = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await killed(child)
  for (const embedded of running.splice(0)) await embedded.stop()
  for (const folder of folders.splice(0)) {
    const orphan = findPostmaster(join(folder, 'data'))
    if (orphan) process.kill(orphan.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('startEmbedded', () => {
  it('serves a UTF-8 database that folds case, through a private socket and no port', async () => {
    const dataDir = newFolder()

    const { connection, url, attached } = await start(dataDir)

    expect(attached).toBe(false)
    expect(await query(connection, `select lower('ÀÉ') as low, current_setting('listen_addresses') as tcp`)).toEqual([
      { low: 'àé', tcp: process.platform === 'win32' ? '127.0.0.1' : '' },
    ])
    const client = new pg.Client(url)
    await client.connect()
    expect((await client.query('select current_database() as name')).rows).toEqual([{ name: 'shiji' }])
    await client.end()
    if (process.platform !== 'win32') expect(statSync(connection.host).mode & 0o077).toBe(0)
  })

  it('keeps the data across a stop and a second start, and stops its postmaster', async () => {
    const dataDir = madeFolder()
    const first = await startEmbedded({ dataDir, sync: false })
    await query(first.connection, 'create table kept as select 42 as n')

    await first.stop()

    expect(findPostmaster(dataDir)).toBeUndefined()
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
    const second = await start(dataDir)
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 42 }])
  })

  it('takes over the postmaster of a server that was killed, with its data, and ends the sessions left behind', async () => {
    const dataDir = madeFolder()
    const child = await startInChild(dataDir)
    expect(await firstLine(child)).toBe('started')
    const before = findPostmaster(dataDir)
    const leftBehind = new pg.Client({ host: before?.host, port: before?.port, user: 'shiji', database: 'shiji' })
    const cut = new Promise(resolve => leftBehind.on('error', resolve))
    await leftBehind.connect()
    await leftBehind.query('create table kept as select 7 as n')
    await leftBehind.query('begin; lock table kept')

    await killed(child)
    const { attached, connection } = await start(dataDir)

    expect(attached).toBe(true)
    expect(findPostmaster(dataDir)?.pid).toBe(before?.pid)
    await cut
    expect(await query(connection, 'update kept set n = n + 1 returning n')).toEqual([{ n: 8 }])
  })

  it('waits for a postmaster that has not said yet where it listens', async () => {
    const dataDir = madeFolder()
    const child = await startInChild(dataDir)
    expect(await firstLine(child)).toBe('started')
    await killed(child)
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const noted = readFileSync(file, 'utf8')
    // As PostgreSQL writes it first: process, folder, time, port.
    writeFileSync(file, `${noted.split('\n').slice(0, 4).join('\n')}\n\n`)

    const starting = start(dataDir)
    await new Promise(resolve => setTimeout(resolve, 300))
    writeFileSync(file, noted)
    const { attached, connection } = await starting

    expect(attached).toBe(true)
    expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('recovers when server and postmaster were both killed', async () => {
    const dataDir = madeFolder()
    const child = await startInChild(dataDir)
    expect(await firstLine(child)).toBe('started')
    const { pid, host = '', port } = findPostmaster(dataDir) ?? { pid: 0, port: 0 }
    await query({ host, port, user: 'shiji', database: 'shiji' }, 'create table kept as select 7 as n')

    await killed(child)
    process.kill(pid, 'SIGKILL')
    const { attached, connection } = await start(dataDir)

    expect(attached).toBe(false)
    expect(await query(connection, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('restarts a postmaster that dies under a living server, on the same address and with its data', async () => {
    const dataDir = madeFolder()
    const lines: string[] = []
    const { connection, stop } = await start(dataDir, { log: line => lines.push(line) })
    await query(connection, 'create table kept as select 7 as n')

    for (const round of [1, 2]) {
      const pid = findPostmaster(dataDir)?.pid ?? 0
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => findPostmaster(dataDir)?.pid ?? pid, { timeout: 20_000 }).not.toBe(pid)
      const kept = () => query(connection, 'select n from kept').catch(() => [])
      await expect.poll(kept, { timeout: 20_000 }).toEqual([{ n: 7 }])
      await expect.poll(() => lines.filter(line => line === 'the database runs again').length).toBe(round)
    }
    await stop()

    expect(findPostmaster(dataDir)).toBeUndefined()
  })

  it('refuses a second process on the same data with one line that names the owner', async () => {
    const dataDir = madeFolder()
    const { connection } = await start(dataDir)

    const line = await firstLine(await startInChild(dataDir))

    expect(line).toMatch(
      new RegExp(`^in_use The data in ${dataDir} is in use by process ${process.pid}, started 20\\S+: .*DATA_DIR\\.$`),
    )
    expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('also refuses in one line when its session is cut while it waits for the folder', async () => {
    const dataDir = madeFolder()
    const { connection } = await start(dataDir)
    // Without the note, the new process has to request the lock, as when several start at once.
    rmSync(join(dataDir, 'owner.json'))

    const child = await startInChild(dataDir)
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
                 where application_name like 'process ${child.pid},%' and query like '%advisory%'`
    await expect.poll(() => query(connection, cut), { timeout: 10_000, interval: 20 }).not.toEqual([])

    expect(await firstLine(child)).toMatch(`in_use The data in ${dataDir} is in use by process ${process.pid}`)
  })

  it('lets exactly one of several processes have a new folder when all start at once', async () => {
    const dataDir = newFolder()
    const all = await Promise.all([startInChild(dataDir), startInChild(dataDir), startInChild(dataDir)])

    const lines = await Promise.all(all.map(firstLine))

    expect(lines.filter(line => /^(started|attached)$/.test(line))).toHaveLength(1)
    expect(lines.filter(line => line.startsWith('in_use'))).toHaveLength(2)
  })

  it('ignores a pid file whose pid now belongs to another program', async () => {
    const dataDir = madeFolder()
    await (await startEmbedded({ dataDir, sync: false })).stop()
    const fake = [process.pid, join(dataDir, 'postgres'), 1, 5432, join(dataDir, 'run'), '', '1 1', 'ready', '']
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), fake.join('\n'))

    const { attached } = await start(dataDir)

    expect(attached).toBe(false)
  })

  it('refuses data of another major version in one line', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '99\n')

    await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
      problem: 'wrong_version',
      message: expect.stringMatching(/written by PostgreSQL 99.*update this checkout\.$/),
    })
    expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('99\n')
  })

  it('refuses a data folder that is a file', async () => {
    const dataDir = newFolder()
    writeFileSync(dataDir, 'not a folder')

    await expect(startEmbedded({ dataDir })).rejects.toMatchObject({ problem: 'folder_unusable' })
  })

  it('uses a short socket path when the data folder has a very long one', async () => {
    const dataDir = join(newFolder(), 'x'.repeat(90))

    const { connection, stop } = await start(dataDir)

    if (process.platform !== 'win32') expect(Buffer.byteLength(connection.host)).toBeLessThan(90)
    expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
    await stop()
    expect(existsSync(connection.host)).toBe(false)
  })

  it('makes the links that an installer without scripts left out, and runs from a home that only its owner may enter', async () => {
    const dataDir = madeFolder()
    const home = join(tmpdir(), `shiji-home-${process.pid}`)
    folders.push(home)
    mkdirSync(home, { mode: 0o700 })
    cpSync(installedEngine(), join(home, 'engine'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: path =>
        !/\.so(\.\d+)?$|\.a$/.test(path) ||
        /lib(crypto|ssl|z|lzma|xml2|xslt|ossp-uuid)\.so/.test(path) ||
        path.includes('lib/postgresql'),
    })

    const { connection } = await start(dataDir, { engineFolder: join(home, 'engine') })

    expect(await query(connection, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(existsSync(join(home, 'engine/native/lib/libpq.so.5'))).toBe(true)
    if (process.getuid?.() === 0) expect(existsSync(join(dataDir, 'engine'))).toBe(true)
  })
})
