import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/config.ts'
import { errorCode } from '../embedded/embedded-error.ts'
import type { RootKey } from './key-ring.ts'
import { KEYS_SHAPE, readKeys, writeKey } from './read-keys.ts'

/** Where keys are stored without `SHIJI_KEYS`. */
export const keyFile = (dataDir: string): string => join(dataDir, 'keys')

const OTHERS = 0o077

/**
 * Reads the keys of a data folder, and creates the first one if there is none: mode 0600, written to a temporary file
 * and linked into place, so that two processes which start at once get the same key. Refuses a file that others may
 * read, or that holds no key.
 */
export function openKeyFile(dataDir: string): readonly [RootKey, ...RootKey[]] {
  const file = keyFile(dataDir)
  const text = readIfThere(file) ?? makeKeyFile(dataDir, file)
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0) {
    throw new ConfigError(`The keys in ${file} can be read by others: chmod 600 ${file}`)
  }
  const keys = readKeys(text)
  if (keys === undefined) throw new ConfigError(`The file of keys ${file} cannot be read; it must hold ${KEYS_SHAPE}`)
  return keys
}

function makeKeyFile(dataDir: string, file: string): string {
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const text = `${writeKey({ id: randomBytes(4).toString('hex'), secret: randomBytes(32) })}\n`
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(fresh, text, { mode: 0o600, flag: 'wx' })
    chmodSync(fresh, 0o600)
    linkSync(fresh, file)
    return text
  } catch (cause) {
    if (errorCode(cause) === 'EEXIST') return readFileSync(file, 'utf8')
    throw new ConfigError(`The file of keys ${file} cannot be written (${errorCode(cause) ?? String(cause)})`, {
      cause,
    })
  } finally {
    rmSync(fresh, { force: true })
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return undefined
    throw new ConfigError(`The file of keys ${file} cannot be read (${errorCode(cause) ?? String(cause)})`, { cause })
  }
}
