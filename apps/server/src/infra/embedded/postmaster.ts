import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clusterFolder } from './data-folder.ts'
import { EmbeddedError, errorCode } from './embedded-error.ts'
import type { Engine } from './engine.ts'
import { commandLine, processExists } from './process-mark.ts'
import { engineEnvironment, runAs } from './run-as.ts'

const LOG_ROTATE_BYTES = 10 * 1024 * 1024
const READY_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 60_000

/**
 * Where a running postmaster listens, as its own postmaster.pid says. It notes its pid and port first and its socket
 * folder (on Windows its address) only once it listens: until then there is no host.
 */
export type Postmaster = { pid: number; port: number; host?: string }

const pidFile = (dataDir: string) => join(clusterFolder(dataDir), 'postmaster.pid')

const readPidFile = (dataDir: string): Postmaster | undefined => {
  try {
    const [pid, , , port, socketFolder, address] = readFileSync(pidFile(dataDir), 'utf8').split('\n')
    const host = socketFolder || address
    return { pid: Number(pid), port: Number(port), ...(host && { host }) }
  } catch {
    return undefined
  }
}

/** The postmaster that serves this data now, if one does; not a program that was given the same pid since. */
export const findPostmaster = (dataDir: string): Postmaster | undefined => {
  const found = readPidFile(dataDir)
  if (!found || !processExists(found.pid)) return undefined
  return process.platform !== 'linux' || commandLine(found.pid).includes(clusterFolder(dataDir)) ? found : undefined
}

/**
 * PostgreSQL takes any living process with the noted pid for a postmaster, even an unreaped or unrelated one, and then
 * refuses to start. It ignores its own parent, so this process writes its own pid there. The rest of the file stays: it
 * leads PostgreSQL to the shared memory of backends that may still be dying.
 */
export const disownPidFile = (dataDir: string): void => {
  const found = readPidFile(dataDir)
  if (!found || process.platform !== 'linux' || findPostmaster(dataDir)) return
  const rest = readFileSync(pidFile(dataDir), 'utf8').split('\n').slice(1)
  writeFileSync(pidFile(dataDir), [process.pid, ...rest].join('\n'))
  if (found.host) rmSync(join(found.host, `.s.PGSQL.${found.port}.lock`), { force: true })
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log')

const openLog = (dataDir: string): number => {
  const path = logFile(dataDir)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_ROTATE_BYTES) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

export type LaunchOptions = {
  engine: Engine
  dataDir: string
  socketFolder: string
  port: number
  settings: Readonly<Record<string, string>>
}

/**
 * Starts a postmaster in a session of its own: Ctrl-C in the terminal reaches the server alone, which stops the
 * database last. Its output goes to a file, since a pipe would break with a killed server.
 */
export const launchPostmaster = ({ engine, dataDir, socketFolder, port, settings }: LaunchOptions): ChildProcess => {
  const door =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: socketFolder, unix_socket_permissions: '0700' }
  const all = { ...door, port: String(port), ...settings }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(dataDir)
  const child = spawn(engine.program('postgres'), ['-D', clusterFolder(dataDir), ...args], {
    ...runAs(),
    cwd: '/',
    detached: true,
    env: engineEnvironment(),
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}

/** Answers of a database that is starting, stopping or full of the sessions of a killed server; other SQLSTATEs are final. */
const PASSING_STATES = new Set(['57P03', '57P01', '53300'])
const isFinal = (code: string | undefined) => code?.length === 5 && /^\d/.test(code) && !PASSING_STATES.has(code)

/**
 * Waits until the database answers; `gone` when `alive` turns false before that. `findConfig` is called for each try: a
 * postmaster that has just started does not say yet where it listens.
 */
export const waitUntilReady = async <C extends pg.ClientConfig>(
  findConfig: () => C | undefined,
  alive: () => boolean,
  onSlow: () => void,
): Promise<C | 'gone'> => {
  const begun = Date.now()
  let told = false
  for (let pause = 10; ; pause = Math.min(pause * 2, 250)) {
    try {
      const config = findConfig()
      if (!config) throw new Error('it has not said where it listens')
      const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 })
      client.on('error', () => undefined)
      await client.connect()
      await client.end()
      return config
    } catch (error) {
      if (!alive()) return 'gone'
      if (isFinal(errorCode(error)) || Date.now() - begun > READY_TIMEOUT_MS) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new EmbeddedError('start_failed', `The database does not answer: ${reason}`, { cause: error })
      }
    }
    if (!told && Date.now() - begun > 3_000) {
      told = true
      onSlow()
    }
    await wait(pause)
  }
}

/** Continuation of a fatal line. */
const MORE = /^.*?(DETAIL|HINT|CONTEXT):\s*/

/** The last fatal line that PostgreSQL wrote with its detail and hint, for a message to the operator. */
export const lastFatalLine = (dataDir: string): string => {
  try {
    const lines = readFileSync(logFile(dataDir), 'utf8').trimEnd().split('\n')
    const at = lines.findLastIndex(line => /FATAL|PANIC/.test(line))
    if (at < 0) return 'no reason given'
    const rest = lines.slice(at + 1)
    const end = rest.findIndex(line => !MORE.test(line) && !line.startsWith('\t'))
    const more = rest.slice(0, end < 0 ? rest.length : end).map(line => line.replace(MORE, '').trim())
    return [lines[at]?.replace(/^.*?(FATAL|PANIC):\s*/, ''), ...more].join(' ')
  } catch {
    return 'no reason given'
  }
}

/**
 * Requests a fast shutdown and waits until the data is closed: sessions are cut, a checkpoint is written, nothing is
 * killed.
 */
export const stopPostmaster = async (engine: Engine, dataDir: string, log: (line: string) => void): Promise<void> => {
  const running = findPostmaster(dataDir)
  if (!running) return
  if (process.platform === 'win32') {
    spawn(engine.program('pg_ctl'), ['stop', '-D', clusterFolder(dataDir), '-m', 'fast'], { stdio: 'ignore' })
  } else {
    process.kill(running.pid, 'SIGINT')
  }
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (readPidFile(dataDir)?.pid === running.pid && processExists(running.pid)) {
    if (Date.now() > deadline)
      return log(`the database (process ${running.pid}) has not stopped after ${STOP_TIMEOUT_MS / 1000} s`)
    await wait(20)
  }
}
