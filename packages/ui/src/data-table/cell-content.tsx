import { formatDateTime, formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { ReactNode } from 'react'
import { MenuIcon } from '../icon/menu-icon.tsx'
import { Plate } from '../plate/plate.tsx'
import { statusTone } from '../status-tag/status-tone.ts'
import { type TagValue, tagStyleOf } from '../tag-badge/tag-style.ts'
import { floatText } from './float-text.ts'
import { fieldValue, type TableColumn } from './table-column.ts'

/** What cells need to know of the language. */
export interface CellWords {
  readonly locale: Locale
  /** Word of a status, the status itself where there is none. */
  readonly status: (vocabulary: string, status: string) => string
}

/** What stands where a value would be (§4). */
const nothing = '-'

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const text = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value))

const figure = (value: unknown, write: (number: number) => string): string =>
  typeof value === 'number' && Number.isFinite(value) ? write(value) : text(value)

const asTag = (value: unknown): TagValue =>
  typeof value === 'number' || typeof value === 'boolean' ? value : String(value)

// Plain elements, drawn by the frame around the table: a page may have a thousand tags.
const tag = (tone: string | undefined, word: string, dot: boolean): ReactNode => (
  <span key={word} data-tag={tone} data-dot={dot || undefined}>
    {word}
  </span>
)

/** The content of a cell by the kind of its column; '-' for what is empty. */
export function cellContent<Row extends object>(column: TableColumn<Row>, row: Row, words: CellWords): ReactNode {
  if (column.render) {
    const drawn = column.render(row)
    return isNothing(drawn) ? nothing : drawn
  }
  const value = fieldValue(row, column.id)
  if (isNothing(value)) return nothing
  switch (column.kind) {
    case 'number':
      return figure(value, number => formatNumber(number, words.locale))
    case 'float':
      return floatText(value) || nothing
    case 'money':
      return figure(value, fen => formatMoney(fen, words.locale))
    case 'time':
      return formatDateTime(text(value), words.locale)
    case 'date':
      return formatDateTime(text(value), words.locale).slice(0, 10)
    case 'tag':
      return (Array.isArray(value) ? value : [value]).map(each => tag(tagStyleOf(asTag(each)), String(each), false))
    case 'status':
      return tag(statusTone(text(value)), words.status(column.vocabulary ?? column.id, text(value)), true)
    case 'image':
      return (
        <span style={{ display: 'block', width: 40 }}>
          <Plate src={Array.isArray(value) ? text(value[0]) : text(value)} alt="" seed={text(value)} radius="sm" />
        </span>
      )
    case 'icon':
      return <MenuIcon name={text(value)} />
    default:
      return typeof value === 'object' ? JSON.stringify(value) : text(value)
  }
}
