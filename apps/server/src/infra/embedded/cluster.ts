import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterFolder, makePrivateFolder } from './data-folder.ts'
import { EmbeddedError } from './embedded-error.ts'
import type { Engine } from './engine.ts'
import { processExists } from './process-mark.ts'
import { engineEnvironment, runAs } from './run-as.ts'

/** Name of the database user and of the database. */
export const DATABASE_NAME = 'shiji'

/**
 * Windows has no private socket folder, so there the database listens on a loopback port, protected by this password.
 */
export const readSecret = (dataDir: string): string | undefined => {
  const file = join(dataDir, 'database-secret')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

const authentication = (dataDir: string): string[] => {
  if (process.platform !== 'win32') return ['--auth=trust']
  const file = join(dataDir, 'database-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${file}`]
}

const run = (program: string, args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs(),
      cwd: '/',
      env: engineEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', chunk => {
      errors += String(chunk)
    })
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(errors.trim() || `exit code ${code}`))))
  })

const dropAbandonedDrafts = (dataDir: string) => {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (pid && !processExists(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Creates the cluster if there is none. It is created beside its place and renamed, so that an interrupted start, or
 * two at once, never leave half a cluster. Refuses data that another major version wrote.
 */
export const prepareCluster = async (
  engine: Engine,
  dataDir: string,
  { sync, onProgress }: { sync: boolean; onProgress: (step: string) => void },
): Promise<void> => {
  const cluster = clusterFolder(dataDir)
  if (existsSync(join(cluster, 'PG_VERSION'))) return refuseOtherVersion(engine, dataDir)
  onProgress('Creating the database')
  dropAbandonedDrafts(dataDir)
  const draft = `${cluster}.new-${process.pid}`
  makePrivateFolder(draft)
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const durability = sync ? [] : ['--no-sync']
  try {
    await run(engine.program('initdb'), [
      '-D',
      draft,
      '-U',
      DATABASE_NAME,
      ...authentication(dataDir),
      ...locale,
      ...durability,
      '--no-instructions',
    ])
    renameSync(draft, cluster)
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(join(cluster, 'PG_VERSION'))) return refuseOtherVersion(engine, dataDir)
    throw initialisationFailure(cause, dataDir)
  }
}

const initialisationFailure = (cause: unknown, dataDir: string): EmbeddedError => {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (reason.includes('No space left on device')) {
    return new EmbeddedError(
      'disk_full',
      `The disk of ${dataDir} is full: free some space or choose another folder with DATA_DIR.`,
      { cause },
    )
  }
  const line = reason.split('\n').find(text => /error|fatal/i.test(text)) ?? reason.split('\n')[0]
  return new EmbeddedError('start_failed', `The database could not be created in ${dataDir}: ${line}`, { cause })
}

const refuseOtherVersion = (engine: Engine, dataDir: string) => {
  const written = Number.parseInt(readFileSync(join(clusterFolder(dataDir), 'PG_VERSION'), 'utf8'), 10)
  if (written === engine.major) return
  const way =
    written > engine.major
      ? 'update this checkout'
      : 'move the data with the release that wrote it, or choose another folder with DATA_DIR'
  throw new EmbeddedError(
    'wrong_version',
    `The data in ${dataDir} was written by PostgreSQL ${written}, this release brings ${engine.major}: ${way}.`,
  )
}
