import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DATABASE_NAME, prepareCluster, readSecret } from './cluster.ts'
import { dropFarSocketFolder, prepareDataFolder, socketFolder } from './data-folder.ts'
import { EmbeddedError } from './embedded-error.ts'
import { installedEngine, prepareEngine } from './engine.ts'
import { refuseIfOwned, takeOwnership } from './owner.ts'
import {
  disownPidFile,
  findPostmaster,
  lastFatalLine,
  launchPostmaster,
  type Postmaster,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.ts'
import { restartWhenGone } from './restart-when-gone.ts'

export type EmbeddedOptions = {
  /** Folder that holds the cluster, the socket and the owner's note. */
  dataDir: string
  log?: (line: string) => void
  /** Called with one line per step that takes noticeable time. */
  onProgress?: (step: string) => void
  /** PostgreSQL settings over the defaults. */
  settings?: Readonly<Record<string, string>>
  /** False for throw-away data: the new cluster is not flushed to disk. */
  sync?: boolean
  /** Folder of the engine package; the installed one by default. */
  engineFolder?: string
}

/** How to reach the database: what `pg.Pool` takes. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string; password?: string }

export type Embedded = {
  connection: EmbeddedConnection
  /** The same as a URL, for programs that take only that. */
  url: string
  /** True when a postmaster that outlived its server was taken over. */
  attached: boolean
  /** Closes every session, writes a checkpoint and frees the data folder. */
  stop: () => Promise<void>
}

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
}

const LAUNCH_TRIES = 3

const unlessGone = <T>(found: T | 'gone'): T | undefined => (found === 'gone' ? undefined : found)

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Starts the embedded PostgreSQL on `dataDir`, or takes over one that outlived its server, and holds the folder for
 * this process; should it die before `stop`, it is started again. Refuses with an `EmbeddedError` whose one line can be shown as it is: folder, disk, version, owner.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { log = () => undefined, onProgress = () => undefined, settings = {}, sync = true } = options
  const dataDir = resolve(options.dataDir)
  prepareDataFolder(dataDir)
  refuseIfOwned(dataDir)
  const engine = prepareEngine(options.engineFolder ?? installedEngine(), dataDir, onProgress)
  await prepareCluster(engine, dataDir, { sync, onProgress })

  const configOf = ({ host, port }: Required<Pick<Postmaster, 'host' | 'port'>>): EmbeddedConnection => {
    const password = readSecret(dataDir)
    return { host, port, user: DATABASE_NAME, database: 'postgres', ...(password && { password }) }
  }
  const onSlow = () => onProgress('The database recovers what a crash left behind')

  const attach = async (): Promise<EmbeddedConnection | undefined> => {
    const found = findPostmaster(dataDir)
    if (!found) return undefined
    const alive = () => findPostmaster(dataDir)?.pid === found.pid
    const findConfig = () => {
      const { host, port } = findPostmaster(dataDir) ?? found
      return host ? configOf({ host, port }) : undefined
    }
    return unlessGone(await waitUntilReady(findConfig, alive, onSlow))
  }

  let windowsPort: number | undefined
  const launch = async (): Promise<EmbeddedConnection | undefined> => {
    const folder = socketFolder(dataDir)
    const windows = process.platform === 'win32'
    // The pools know the first port: a database that is started again listens there as well.
    windowsPort ??= windows ? await freePort() : undefined
    const port = windowsPort ?? 5432
    const child = launchPostmaster({
      engine,
      dataDir,
      socketFolder: folder,
      port,
      settings: { ...SETTINGS, ...settings },
    })
    const config = configOf({ port, host: windows ? '127.0.0.1' : folder })
    const alive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
    return unlessGone(await waitUntilReady(() => config, alive, onSlow))
  }

  const attachOrLaunch = async (): Promise<{ admin: EmbeddedConnection; attached: boolean }> => {
    for (let attempt = 1; ; attempt++) {
      const running = await attach()
      if (running) return { admin: running, attached: true }
      onProgress('Starting the database')
      const started = await launch()
      if (started) return { admin: started, attached: false }
      // Another process may have been first, or sessions of a killed postmaster still hold its shared memory.
      if (attempt === LAUNCH_TRIES) throw launchFailure(dataDir)
      // The pause comes first: the pid file of one that is just starting can still be empty.
      await wait(200 * attempt)
      disownPidFile(dataDir)
    }
  }

  const { admin, attached } = await attachOrLaunch()
  if (attached) onProgress('Taking over the running database')
  const ownership = await takeOwnership(admin, dataDir, log)
  const guard = restartWhenGone(() => findPostmaster(dataDir)?.pid, attachOrLaunch, log)
  const stop = async () => {
    await guard.stop()
    await ownership.release()
    await stopPostmaster(engine, dataDir, log)
    dropFarSocketFolder(dataDir)
    ownership.eraseNote()
  }
  try {
    if (attached) await ownership.dropForeignSessions()
    await createDatabase(admin)
    const connection = { ...admin, database: DATABASE_NAME }
    await refuseWrongLocale(connection, dataDir)
    return { connection, url: urlOf(connection), attached, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const launchFailure = (dataDir: string) => {
  const reason = lastFatalLine(dataDir)
  if (reason.includes('No space left on device')) {
    return new EmbeddedError(
      'disk_full',
      `The disk of ${dataDir} is full: free some space or choose another folder with DATA_DIR.`,
    )
  }
  return new EmbeddedError('start_failed', `The database in ${dataDir} did not start: ${reason}`)
}

const withClient = async <T>(config: EmbeddedConnection, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(config)
  // A session that is cut between two statements is reported by the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const createDatabase = (admin: EmbeddedConnection) =>
  withClient(admin, async client => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME])
    if (!rowCount) await client.query(`create database ${DATABASE_NAME}`)
  })

const refuseWrongLocale = (connection: EmbeddedConnection, dataDir: string) =>
  withClient(connection, async client => {
    const { rows } = await client.query<{ lowered: string; encoding: string }>(
      `select lower('À') as lowered, current_setting('server_encoding') as encoding`,
    )
    if (rows[0]?.lowered === 'à' && rows[0].encoding === 'UTF8') return
    const line = `The data in ${dataDir} was created with a locale that cannot fold case (wanted builtin C.UTF-8, UTF8): choose another folder with DATA_DIR.`
    throw new EmbeddedError('wrong_locale', line)
  })

/** A socket folder is sent as a percent-encoded host, which pg, libpq and `new URL` all understand. */
export const urlOf = ({ host, port, user, database, password }: EmbeddedConnection): string => {
  const login = password ? `${user}:${password}` : user
  return `postgresql://${login}@${encodeURIComponent(host)}:${port}/${database}`
}
