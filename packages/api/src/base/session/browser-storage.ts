import type { Area } from '@shiji/contract/area.ts'
import { DEVICE_ID } from '@shiji/contract/identity/device.ts'
import {
  decodeKey,
  encodeKey,
  STORAGE_KEYS,
  type StorageKey,
  type StoredKeys,
  type StoredUser,
  toStoredUser,
} from './slots.ts'

/** The part of `localStorage` that this package uses. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** The bare keys of §3, and the adapter through which redux-persist writes them. */
export interface BrowserStorage {
  /** The current text of a key, including writes by other tabs. */
  text(key: StorageKey): string | null
  /** Random id of this browser for logins to an area, created on first use and shared with no other area. */
  device(area: Area): string
  /** Reads every key, for the preloaded state. */
  snapshot(): StoredKeys
  /** Records what another tab wrote, so that it is not written back. */
  followed(key: StorageKey, text: string | null): Partial<StoredKeys>
  /** The interface for redux-persist, which passes the slice unserialised (`serialize: false`). */
  readonly adapter: {
    getItem(name: string): Promise<unknown>
    setItem(name: string, state: unknown): Promise<void>
    removeItem(name: string): Promise<void>
  }
}

/** Opens browser storage. If it is blocked or full (private windows), keys are kept in memory until the page closes. */
export function openBrowserStorage(storage: TextStorage = guarded(localStorageIfAllowed())): BrowserStorage {
  // What each key held when this tab last read or wrote it: a key is written only when the slice moved on from there,
  // so a token that another tab has just renewed is never overwritten by this tab's older one.
  const seen = new Map<StorageKey, string | null>()
  const read = (key: StorageKey) => {
    const text = storage.getItem(key)
    seen.set(key, text)
    return decodeKey(key, text)
  }
  const write = (key: StorageKey, text: string | null) => {
    if (seen.get(key) === text) return
    seen.set(key, text)
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
  }
  const snapshot = () => Object.assign({ ...NOTHING_STORED }, ...STORAGE_KEYS.map(read))

  return {
    text: key => storage.getItem(key),
    device(area) {
      const key = area === 'buyer' ? 'device' : `${area}_device`
      const known = storage.getItem(key)
      if (known !== null && DEVICE_ID.test(known)) return known
      // Not `randomUUID`, which is missing on pages without https.
      const fresh = [...crypto.getRandomValues(new Uint8Array(16))]
        .map(byte => byte.toString(16).padStart(2, '0'))
        .join('')
      storage.setItem(key, fresh)
      return fresh
    },
    snapshot,
    followed(key, text) {
      seen.set(key, text)
      return decodeKey(key, text)
    },
    adapter: {
      getItem: async () => snapshot(),
      async setItem(_name, state) {
        for (const [name, value] of Object.entries(state ?? {})) {
          const key = STORAGE_KEYS.find(known => known === name)
          if (key !== undefined) write(key, encodeKey(storable(value)))
        }
      },
      async removeItem() {
        for (const key of STORAGE_KEYS) write(key, null)
      },
    },
  }
}

/** The state of a browser on its first visit. */
export const NOTHING_STORED: StoredKeys = {
  token: null,
  user: null,
  seller_token: null,
  seller_user: null,
  admin_token: null,
  admin_user: null,
  ip: null,
  language: null,
  setToken: null,
}

const storable = (value: unknown): string | StoredUser | null =>
  typeof value === 'string' ? value : toStoredUser(value)

function localStorageIfAllowed(): TextStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

function guarded(storage: TextStorage | undefined): TextStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: () => T, otherwise: () => T): T => {
    try {
      return action()
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: key =>
      memory.get(key) ??
      attempt(
        () => storage?.getItem(key) ?? null,
        () => null,
      ),
    setItem(key, text) {
      attempt(
        () => {
          if (storage === undefined) throw new Error('no storage')
          storage.setItem(key, text)
          memory.delete(key)
        },
        () => void memory.set(key, text),
      )
    },
    removeItem(key) {
      memory.delete(key)
      attempt(
        () => storage?.removeItem(key),
        () => undefined,
      )
    },
  }
}
