import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config/config.ts'

const FREE_BYTES = 256 * 1024 * 1024
/** Below this nothing is left for logs and sessions either: the process no longer counts as ready. */
const LAST_BYTES = 16 * 1024 * 1024
const PROBE_BYTES = 256 * 1024

/** Folder of the files that are served under `/files/`. */
export const filesFolder = (config: Config): string =>
  join(config.dataDir ?? join(tmpdir(), `shiji-${process.pid}`), 'files')

/** Whether the disk has room to spare for uploads; the database needs the rest. */
export const hasRoom = async (config: Config): Promise<boolean> => (await freeBytes(config)) > FREE_BYTES

/** Whether the disk of the files has any room worth the name. */
export const hasLastRoom = async (config: Config): Promise<boolean> => (await freeBytes(config)) > LAST_BYTES

async function freeBytes(config: Config): Promise<number> {
  const folder = filesFolder(config)
  await mkdir(folder, { recursive: true })
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}

/** Writes a little beside the files and removes it: a quota shows in no figure of the disk. Throws what the disk says. */
export async function tryToWrite(config: Config): Promise<void> {
  const path = join(filesFolder(config), `.room-${randomUUID()}`)
  await writeFile(path, Buffer.alloc(PROBE_BYTES, 1)).finally(() => rm(path, { force: true }))
}

/** Writes new files by their address (`/files/…`); when one fails, none stays. */
export async function writeFiles(config: Config, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  try {
    for (const [url, bytes] of files) {
      const path = pathOf(config, url)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes, { flag: 'wx' })
    }
  } catch (error) {
    await removeFiles(config, [...files.keys()])
    throw error
  }
}

/** Removes files by their address; those that are gone already are fine. */
export async function removeFiles(config: Config, urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(url => rm(pathOf(config, url), { force: true })))
}

const pathOf = (config: Config, url: string): string => join(filesFolder(config), url.slice('/files/'.length))
