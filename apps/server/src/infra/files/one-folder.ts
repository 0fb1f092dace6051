import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/database.ts'
import { filesFolder } from './disk.ts'

const NAME = 'files_folder'
const MARK = '.shiji-files'

/** The files folder belongs to another database; the message is one line for the person who started the server. */
export class OtherFilesFolder extends Error {}

/**
 * Makes sure that all processes of a database share one folder of files, since a file uploaded through one is fetched
 * through another: the folder carries an id that is stored in the database. The first process assigns it; a folder
 * without it, or with another, is refused unless `SHIJI_ADOPT_FILES` confirms it. Runs while no other process starts.
 */
export async function shareOneFolder(db: Db, config: Config, at: Date): Promise<void> {
  const folder = filesFolder(config)
  await mkdir(folder, { recursive: true })
  const marked = await markOf(folder)
  const known = await knownFolder(db)
  if (known === undefined) {
    const id = marked ?? randomUUID()
    await remember(db, id, at)
    if (marked === undefined) await mark(folder, id)
    return
  }
  if (marked === known) return
  if (!config.adoptFiles) throw new OtherFilesFolder(refusalOf(folder, marked))
  await mark(folder, known)
}

const refusalOf = (folder: string, marked: string | undefined): string =>
  `The files folder ${folder} is not the one of this database (${marked === undefined ? 'it bears no mark' : 'it belongs to another one'}): ` +
  'let DATA_DIR name the folder that all processes share, or start once with SHIJI_ADOPT_FILES=on if it is meant.'

async function markOf(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, MARK), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const mark = (folder: string, id: string): Promise<void> => writeFile(join(folder, MARK), `${id}\n`)

async function knownFolder(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ value: unknown }>(sql`select value from configs where name = ${NAME}`)
  return typeof rows[0]?.value === 'string' ? rows[0].value : undefined
}

const remember = (db: Db, id: string, at: Date) =>
  db.execute(sql`
    insert into configs (name, value, updated_at) values (${NAME}, ${JSON.stringify(id)}::jsonb, ${at})
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at`)
