import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '../config/config.ts'
import { type FileStore, isFileAddress, refuseUnstorable, type StoredFile } from './store.ts'

const FREE_BYTES = 256 * 1024 * 1024
/** Below this, logs and sessions have no room either: the process no longer counts as ready. */
const LAST_BYTES = 16 * 1024 * 1024
const PROBE_BYTES = 256 * 1024

/** Folder of the files that are served under `/files/`. */
export const filesFolder = (config: Config): string =>
  join(config.dataDir ?? join(tmpdir(), `shiji-${process.pid}`), 'files')

/** Files in the data folder of this machine, or of a disk that all processes share (`one-folder.ts`). */
export const diskStore: FileStore = {
  async put(config, files) {
    refuseUnstorable(files)
    const written: string[] = []
    try {
      for (const [url, bytes] of files) {
        await writeWhole(pathOf(config, url), bytes)
        written.push(url)
      }
    } catch (error) {
      await diskStore.remove(config, written)
      throw error
    }
  },

  async find(config, url) {
    if (!isFileAddress(url)) return undefined
    const path = pathOf(config, url)
    const size = await sizeOf(path)
    return size === undefined ? undefined : fileAt(path, size)
  },

  async remove(config, urls) {
    await Promise.all(urls.filter(isFileAddress).map(url => rm(pathOf(config, url), { force: true })))
  },

  hasRoom: async config => (await freeBytes(config)) > FREE_BYTES,
  hasLastRoom: async config => (await freeBytes(config)) > LAST_BYTES,

  /** Free space does not show a quota, so a little is written beside the files. */
  async tryToWrite(config) {
    const path = partIn(filesFolder(config))
    await writeFile(path, Buffer.alloc(PROBE_BYTES, 1)).finally(() => rm(path, { force: true }))
  },
}

const PUBLIC = '/files/'
const PRIVATE = '/private/'

/** Private files are in a hidden folder of the shared one, which no address of `/files/` can name. */
const pathOf = (config: Config, url: string): string =>
  url.startsWith(PRIVATE)
    ? join(filesFolder(config), '.private', url.slice(PRIVATE.length))
    : join(filesFolder(config), url.slice(PUBLIC.length))

/** A hidden name is never an address, so it is never served. */
const partIn = (folder: string): string => join(folder, `.part-${randomUUID()}`)

/** Writes a temporary file and links it: the file appears as a whole, and an existing one is refused (EEXIST). */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = partIn(dirname(path))
  try {
    await writeFile(part, bytes, { flag: 'wx' })
    await link(part, path)
  } finally {
    await rm(part, { force: true })
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined
    throw error
  }
}

const fileAt = (path: string, size: number): StoredFile => ({
  size,
  read: range => createReadStream(path, range === undefined ? {} : { start: range.start, end: range.end }),
})

async function freeBytes(config: Config): Promise<number> {
  const folder = filesFolder(config)
  await mkdir(folder, { recursive: true })
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize
}
