import { type Config, ConfigError } from '../config/config.ts'
import { openKeyFile } from './key-file.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import { EXAMPLE_KEYS, writeKey } from './read-keys.ts'

const MISSING =
  'SHIJI_KEYS is missing: production with DATABASE_URL needs it, the same on every process (docs/operations.md says how to make a key).'

const WELL_KNOWN =
  'SHIJI_KEYS holds the key of the example, which everybody knows: make one of your own (docs/operations.md says how).'

/**
 * The server's key ring: `SHIJI_KEYS`, else the file of the data folder. In production with a database of its own there must be
 * `SHIJI_KEYS`, since another process would have another folder; refuses with one line.
 */
export function openKeyRing(config: Config & { readonly dataDir: string }): KeyRing {
  if (config.mode === 'production' && config.keys?.some(key => writeKey(key) === EXAMPLE_KEYS))
    throw new ConfigError(WELL_KNOWN)
  if (config.keys !== undefined) return createKeyRing(config.keys)
  if (config.mode === 'production' && config.databaseUrl !== undefined) throw new ConfigError(MISSING)
  return createKeyRing(openKeyFile(config.dataDir))
}
