import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { TableName } from '../declaration/table-name.ts'

/** A layout as stored in this browser. */
export interface LocalLayout {
  readonly value: unknown
  /** Not yet sent to the server. */
  readonly unsent: boolean
}

const keyOf = ({ area, page }: TableName) => `table_layout:${AREA_PREFIX[area]}/${page}`
const unsentKeyOf = (table: TableName) => `${keyOf(table)}:unsent`

/** Reads the copy of a table's layout in this browser; null if there is none. Unsent changes of another person are ignored. */
export function readLocalLayout(table: TableName, person: number | undefined): LocalLayout {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null')
    return { value, unsent: value !== null && localStorage.getItem(unsentKeyOf(table)) === String(person) }
  } catch {
    // Unreadable data count as missing.
    return { value: null, unsent: false }
  }
}

/** Stores a copy of the server's layout, replacing what is here. */
export function copyLayout(table: TableName, layout: unknown): void {
  orForget(() => {
    localStorage.setItem(keyOf(table), JSON.stringify(layout))
    localStorage.removeItem(unsentKeyOf(table))
  })
}

/** Stores a layout that this person's server copy does not have yet. */
export function keepLayout(table: TableName, layout: unknown, person: number | undefined): void {
  orForget(() => {
    localStorage.setItem(keyOf(table), JSON.stringify(layout))
    localStorage.setItem(unsentKeyOf(table), String(person))
  })
}

/** Marks the layout as sent, unless another one was stored since. */
export function layoutSent(table: TableName, layout: unknown): void {
  orForget(() => {
    if (localStorage.getItem(keyOf(table)) === JSON.stringify(layout)) localStorage.removeItem(unsentKeyOf(table))
  })
}

/** Without storage, a choice lasts as long as the page. */
function orForget(write: () => void): void {
  try {
    write()
  } catch {}
}
