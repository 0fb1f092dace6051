import type { RootKey } from './key-ring.ts'

const ID = /^[A-Za-z0-9_-]{1,16}$/
const SECRET_BYTES = 32

/** Format of keys, as the end of the line "it must be …". */
export const KEYS_SHAPE = 'keys of 32 bytes in base64, each behind an id of its own, between commas, the newest first'

/** A publicly known key, to show the format; refused in production. */
export const EXAMPLE_KEYS = '2026a:ZXhhbXBsZS1kby1ub3QtdXNlLXRoaXMta2V5LSEhISE='

/**
 * Reads keys in the format of `SHIJI_KEYS` and the key file: `id:base64` of 32 bytes, separated by commas or lines,
 * newest first. Undefined when one of them cannot be read, when two share an id, and when there is none.
 */
export function readKeys(text: string): readonly [RootKey, ...RootKey[]] | undefined {
  const entries = text.split(/[,\n]/).map(entry => entry.trim())
  const keys: RootKey[] = []
  for (const entry of entries.filter(one => one !== '')) {
    const key = readKey(entry)
    if (key === undefined || keys.some(earlier => earlier.id === key.id)) return undefined
    keys.push(key)
  }
  const [newest, ...older] = keys
  return newest === undefined ? undefined : [newest, ...older]
}

function readKey(entry: string): RootKey | undefined {
  const cut = entry.indexOf(':')
  const id = entry.slice(0, cut)
  const secret = Buffer.from(entry.slice(cut + 1), 'base64')
  return cut > 0 && ID.test(id) && secret.length === SECRET_BYTES ? { id, secret } : undefined
}

/** One key as the file and the variable hold it. */
export const writeKey = ({ id, secret }: RootKey): string => `${id}:${secret.toString('base64')}`
