import { createHash } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  rmdirSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedError, errorCode } from './embedded-error.ts'
import { foldersOpenAbove } from './reachable.ts'
import { runAs } from './run-as.ts'

/** A fresh cluster takes about 45 MB; below this limit the first demo load or a checkpoint would fail halfway. */
const FREE_BYTES_FOR_NEW = 512 * 1024 * 1024
const FREE_BYTES_TO_RUN = 128 * 1024 * 1024

/** The kernel allows 104 bytes on macOS and 108 on Linux, the socket's own name `/.s.PGSQL.5432` included. */
const SOCKET_FOLDER_BYTES = 80

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Where data lives without DATA_DIR: `.data` in the checkout, or a folder under /var/lib that `nobody` can reach as root. */
export const defaultDataDir = (checkout: string): string =>
  runAs() ? `/var/lib/shiji-${shortHash(checkout)}` : join(checkout, '.data')

/** Folder of the database cluster below the data folder. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Creates `dataDir` if needed; refuses one that cannot be written, that the engine's uid cannot reach, or that is on a full disk. */
export const prepareDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: runAs() ? 0o711 : 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (cause) {
    const code = errorCode(cause) ?? String(cause)
    throw new EmbeddedError(
      'folder_unusable',
      `The data folder ${dataDir} cannot be written (${code}): choose another with DATA_DIR.`,
      { cause },
    )
  }
  if (runAs() && !foldersOpenAbove(join(dataDir, 'postgres'))) {
    const line = `The data folder ${dataDir} lies under a folder that only root may enter, and the database does not run as root: choose another with DATA_DIR.`
    throw new EmbeddedError('folder_unreachable', line)
  }
  refuseFullDisk(dataDir)
}

const refuseFullDisk = (dataDir: string) => {
  const disk = statfsSync(dataDir)
  const free = disk.bavail * disk.bsize
  const needed = existsSync(join(clusterFolder(dataDir), 'PG_VERSION')) ? FREE_BYTES_TO_RUN : FREE_BYTES_FOR_NEW
  if (free >= needed) return
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new EmbeddedError(
    'disk_full',
    `The disk of ${dataDir} has ${megabytes(free)} MB free and ${megabytes(needed)} MB are needed: free some space or choose another folder with DATA_DIR.`,
  )
}

/** Makes a folder that only the engine's uid (and root) can enter. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const who = runAs()
  if (who) chownSync(folder, who.uid, who.gid)
}

const farSocketFolder = (dataDir: string) =>
  join(process.platform === 'win32' ? tmpdir() : '/tmp', `shiji-${shortHash(dataDir)}`)

/** Removes the socket folder in the temporary folder once nothing listens there; one below the data folder stays. */
export const dropFarSocketFolder = (dataDir: string): void => {
  try {
    rmdirSync(farSocketFolder(dataDir))
  } catch {
    // There is none, or it is not empty, so it is not ours to remove.
  }
}

/** Folder of the Unix socket: below the data folder, or a short private one in the temporary folder when that path is too long. */
export const socketFolder = (dataDir: string): string => {
  const near = join(dataDir, 'run')
  if (Buffer.byteLength(near) <= SOCKET_FOLDER_BYTES) {
    makePrivateFolder(near)
    return near
  }
  const far = farSocketFolder(dataDir)
  makePrivateFolder(far)
  const owner = runAs()?.uid ?? process.getuid?.()
  const found = lstatSync(far)
  if (!found.isDirectory() || (owner !== undefined && statSync(far).uid !== owner) || (found.mode & 0o077) !== 0) {
    throw new EmbeddedError(
      'folder_unusable',
      `The socket folder ${far} belongs to somebody else: choose a DATA_DIR with a shorter path.`,
    )
  }
  return far
}
