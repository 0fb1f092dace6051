import type { Area } from '@shiji/contract/area.ts'

/** Keys of browser storage (spec §3). */
export const STORAGE_KEYS = [
  'token',
  'user',
  'seller_token',
  'seller_user',
  'admin_token',
  'admin_user',
  'ip',
  'language',
  'setToken',
] as const
export type StorageKey = (typeof STORAGE_KEYS)[number]

/** Names of the two keys of each area (spec §3: tokenName, loginName). */
export const SLOT_KEYS = {
  buyer: { tokenName: 'token', loginName: 'user' },
  seller: { tokenName: 'seller_token', loginName: 'seller_user' },
  admin: { tokenName: 'admin_token', loginName: 'admin_user' },
} as const satisfies Record<Area, { tokenName: StorageKey; loginName: StorageKey }>

/** The fields of a person that are stored in the browser. */
export interface StoredUser {
  readonly nickname: string
  readonly avatar: string
  readonly belong_id: number
  readonly defaultUrl: string
}

type UserKey = (typeof SLOT_KEYS)[Area]['loginName']
type TextKey = Exclude<StorageKey, UserKey>

/** Contents of browser storage; null is an absent key. */
export type StoredKeys = Readonly<Record<TextKey, string | null> & Record<UserKey, StoredUser | null>>

const USER_KEYS: readonly string[] = Object.values(SLOT_KEYS).map(slot => slot.loginName)
const isUserKey = (key: StorageKey): key is UserKey => USER_KEYS.includes(key)

/** Picks the fields of a person that may be stored and drops the rest. Null when the value is not a person. */
export function toStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null
  const record = new Map<string, unknown>(Object.entries(value))
  const text = (name: string) => {
    const found = record.get(name)
    return typeof found === 'string' ? found : ''
  }
  const belongId = Number(record.get('belong_id') ?? 0)
  return {
    nickname: text('nickname'),
    avatar: text('avatar'),
    belong_id: Number.isSafeInteger(belongId) ? belongId : 0,
    defaultUrl: text('defaultUrl'),
  }
}

/** Reads the stored text of one key; a user that cannot be parsed counts as absent. */
export function decodeKey(key: StorageKey, text: string | null): Partial<StoredKeys> {
  if (!isUserKey(key)) return { [key]: text === '' ? null : text }
  if (text === null) return { [key]: null }
  try {
    return { [key]: toStoredUser(JSON.parse(text)) }
  } catch {
    return { [key]: null }
  }
}

/** Writes one key to storage; null removes it. */
export const encodeKey = (value: string | StoredUser | null): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value)
