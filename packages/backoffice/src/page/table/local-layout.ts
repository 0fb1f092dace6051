import { AREA_PREFIX } from '@shiji/contract/area.ts'
import type { TableName } from '../declaration/table-name.ts'

/** A layout as this browser has it. */
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
    // What cannot be read is as if it had never been kept.
    return { value: null, unsent: false }
  }
}

/** Copies a layout that the server has, over whatever was left here. */
export function copyLayout(table: TableName, layout: unknown): void {
  orForget(() => {
    localStorage.setItem(keyOf(table), JSON.stringify(layout))
    localStorage.removeItem(unsentKeyOf(table))
  })
}

/** Keeps a layout that the server has yet to get from this person. */
export function keepLayout(table: TableName, layout: unknown, person: number | undefined): void {
  orForget(() => {
    localStorage.setItem(keyOf(table), JSON.stringify(layout))
    localStorage.setItem(unsentKeyOf(table), String(person))
  })
}

/** Notes that the server has this layout now, unless another one was kept since. */
export function layoutSent(table: TableName, layout: unknown): void {
  orForget(() => {
    if (localStorage.getItem(keyOf(table)) === JSON.stringify(layout)) localStorage.removeItem(unsentKeyOf(table))
  })
}

/** A browser that keeps nothing forgets a choice with the page. */
function orForget(write: () => void): void {
  try {
    write()
  } catch {}
}
