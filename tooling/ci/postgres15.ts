import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePrivateFolder } from '@shiji/server/src/infra/embedded/data-folder.ts'
import { waitUntilReady } from '@shiji/server/src/infra/embedded/postmaster.ts'
import { engineEnvironment, runAs } from '@shiji/server/src/infra/embedded/run-as.ts'

const PLACES = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin']
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
]

/** Folder of the programs of PostgreSQL 15, the oldest version that the product supports; undefined when not installed. */
export const findPostgres15 = (): string | undefined => PLACES.find(folder => existsSync(join(folder, 'postgres')))

const stop = (server: ChildProcess) =>
  new Promise<void>(resolve => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })

/** Runs `work` with the address of a throw-away PostgreSQL 15, and removes that server afterwards. */
export const withPostgres15 = async <T>(programs: string, work: (url: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-pg15-'))
  chmodSync(folder, 0o711)
  const data = join(folder, 'data')
  makePrivateFolder(data)
  const options = { ...runAs(), cwd: '/', env: engineEnvironment() }
  try {
    const made = spawnSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'shiji', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      options,
    )
    if (made.status !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${made.stderr}`)
    const settings = [...SETTINGS, `unix_socket_directories=${data}`].flatMap(setting => ['-c', setting])
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'ignore' })
    const alive = () => server.exitCode === null && server.signalCode === null
    try {
      const address = { host: data, port: 5432, user: 'shiji', database: 'postgres' }
      if (
        (await waitUntilReady(
          () => address,
          alive,
          () => undefined,
        )) === 'gone'
      )
        throw new Error('PostgreSQL 15 did not start')
      return await work(`postgresql://shiji@${encodeURIComponent(data)}:5432/postgres`)
    } finally {
      if (alive()) await stop(server)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
