import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { EmbeddedError } from './embedded-error.ts'
import { processMark } from './process-mark.ts'

/** The process that serves a data folder: written beside the data so that a refusal can name it. */
export type Owner = { pid: number; since: string; mark?: string }

/** Key of the session lock that decides between two processes that start at the same instant ("SHIJ"). */
const LOCK_KEY = 0x5348494a
const DEAD_OWNER_GRACE_MS = 3_000

const ownerFile = (dataDir: string) => join(dataDir, 'owner.json')

const readOwner = (dataDir: string): Owner | undefined => {
  try {
    const found: Partial<Owner> = JSON.parse(readFileSync(ownerFile(dataDir), 'utf8'))
    if (typeof found.pid !== 'number' || typeof found.since !== 'string') return undefined
    return { pid: found.pid, since: found.since, ...(found.mark && { mark: found.mark }) }
  } catch {
    return undefined
  }
}

const refuse = (dataDir: string, owner: string) =>
  new EmbeddedError(
    'in_use',
    `The data in ${dataDir} is in use by ${owner}: stop it first, or choose another folder with DATA_DIR.`,
  )

const describe = (owner: Owner) => `process ${owner.pid}, started ${owner.since}`

const livingOwner = (dataDir: string): Owner | undefined => {
  const owner = readOwner(dataDir)
  return owner?.mark && processMark(owner.pid) === owner.mark ? owner : undefined
}

/** Refuses when the folder names an owner that is still running; the note of a dead owner is ignored. */
export const refuseIfOwned = (dataDir: string): void => {
  const owner = livingOwner(dataDir)
  if (owner) throw refuse(dataDir, describe(owner))
}

const writeOwner = (dataDir: string, since: string) => {
  const mark = processMark(process.pid)
  const draft = `${ownerFile(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ pid: process.pid, since, ...(mark && { mark }) } satisfies Owner)}\n`)
  renameSync(draft, ownerFile(dataDir))
}

const holderName = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = ${LOCK_KEY} and l.granted`,
  )
  return rows[0]?.name ?? 'another process'
}

const openSession = async (config: pg.ClientConfig, since: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...config, application_name: `process ${process.pid}, started ${since}` })
  // The process that wins the folder ends the sessions of all others, including this one while it waits; the next query
  // reports it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

type Try = { readonly got: boolean; readonly lost?: unknown }

const tryLock = (client: pg.Client): Promise<Try> =>
  client.query<{ got: boolean }>(`select pg_try_advisory_lock(${LOCK_KEY}) as got`).then(
    ({ rows }) => ({ got: rows[0]?.got === true }),
    (lost: unknown) => ({ got: false, lost }),
  )

const takeLock = async (config: pg.ClientConfig, dataDir: string, since: string): Promise<pg.Client> => {
  let client = await openSession(config, since)
  // The backend of an owner that was killed lives on for some milliseconds, so the lock is requested more than once.
  for (const end = Date.now() + DEAD_OWNER_GRACE_MS; ; ) {
    const { got, lost } = await tryLock(client)
    if (got) return client
    const rival = livingOwner(dataDir)
    if (rival && rival.pid !== process.pid) {
      await client.end().catch(() => undefined)
      throw refuse(dataDir, describe(rival))
    }
    if (Date.now() > end) {
      if (lost !== undefined) throw lost
      const name = await holderName(client)
      await client.end()
      throw refuse(dataDir, name)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
    if (lost !== undefined) client = await openSession(config, since)
  }
}

/**
 * Takes the data folder for this process: a session lock inside the database decides (it ends with the process, however
 * that dies), the note beside the data names the owner. Refuses when another process holds it.
 */
export const takeOwnership = async (config: pg.ClientConfig, dataDir: string, log: (line: string) => void) => {
  const since = new Date().toISOString()
  let stopping = false
  let client = await takeLock(config, dataDir, since)
  writeOwner(dataDir, since)

  const watch = (held: pg.Client) => {
    held.on('error', error => log(`owner lock: ${error.message}`))
    held.once('end', () => {
      if (!stopping) setTimeout(takeAgain, 500).unref()
    })
  }
  // A backend crash makes the postmaster drop every session, including this one; the note keeps others out meanwhile.
  const takeAgain = async () => {
    try {
      const next = await takeLock(config, dataDir, since)
      if (stopping) return await next.end()
      client = next
      watch(client)
    } catch {
      if (!stopping) setTimeout(takeAgain, 500).unref()
    }
  }
  watch(client)

  return {
    /** Ends the sessions, with their open transactions, that a killed predecessor left behind. */
    dropForeignSessions: () =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
    release: async () => {
      stopping = true
      await client.end().catch(() => undefined)
    },
    eraseNote: () => rmSync(ownerFile(dataDir), { force: true }),
  }
}
