import { LIMITS } from '@shiji/contract/limits.ts'
import type { BackofficeArea } from '../../core/running/backoffice.ts'

/** An export requested in this browser; a message is shown when it is ready. */
export interface KeptExport {
  readonly id: number
  readonly area: BackofficeArea
  /** In ms since 1970. */
  readonly at: number
  /** Whether the person has been notified. */
  readonly told: boolean
}

const KEY = 'table_exports'
const listeners = new Set<() => void>()
let seen: { readonly text: string | null; readonly list: readonly KeptExport[] } = { text: null, list: [] }

/** Exports requested in this browser, from its storage. */
export function keptExports(): readonly KeptExport[] {
  const text = stored()
  if (text !== seen.text) seen = { text, list: read(text) }
  return seen.list
}

/** Subscribes to changes, here and in other tabs. */
export function onKeptExports(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Stores a newly requested export. */
export const keepExport = (made: Omit<KeptExport, 'at' | 'told'>): void =>
  write([...keptExports(), { ...made, at: Date.now(), told: false }])

/** Marks these as notified. */
export const markReported = (ids: readonly number[]): void =>
  write(keptExports().map(each => (ids.includes(each.id) ? { ...each, told: true } : each)))

function write(list: readonly KeptExport[]): void {
  const fresh = list.filter(each => Date.now() - each.at < LIMITS.export.keepMs)
  try {
    localStorage.setItem(KEY, JSON.stringify(fresh))
  } catch {
    // Without storage, the list of exports still works.
  }
  for (const tell of listeners) tell()
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function read(text: string | null): readonly KeptExport[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (value: unknown): value is KeptExport =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'at' in value &&
  typeof value.at === 'number'
