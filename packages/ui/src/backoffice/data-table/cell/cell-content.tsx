import { formatDateTime, formatMoney, formatNumber } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { ReactNode } from 'react'
import { MenuIcon } from '../../../common/icon/menu-icon.tsx'
import { Plate } from '../../../common/plate/plate.tsx'
import { statusTone } from '../../../common/status-tag/status-tone.ts'
import { type TagValue, tagStyleOf } from '../../../common/tag-badge/tag-style.ts'
import { copies, fieldValue, type TableColumn } from '../table-column.ts'
import { floatText } from './float-text.ts'

/** Texts that cells need. */
export interface CellWords {
  readonly locale: Locale
  /** Label of a status; the status itself if it has no label. */
  readonly status: (vocabulary: string, status: string) => string
  /** Accessible name of the button that copies a value; without it there is no button. */
  readonly copy?: (value: string) => string
  /** Accessible name of the button that enlarges a picture; without it there is no button. */
  readonly enlarge?: string
}

/** Placeholder for a missing value (§4). */
const nothing = '-'

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const text = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : String(value))

const figure = (value: unknown, write: (number: number) => string): string =>
  typeof value === 'number' && Number.isFinite(value) ? write(value) : text(value)

const asTag = (value: unknown): TagValue =>
  typeof value === 'number' || typeof value === 'boolean' ? value : String(value)

// Plain elements, styled by the frame around the table: a page may have a thousand tags.
const tag = (tone: string | undefined, word: string, dot: boolean): ReactNode => (
  <span key={word} data-tag={tone} data-dot={dot || undefined}>
    {word}
  </span>
)

const copyDrawing = (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <rect x="8" y="8" width="13" height="13" rx="2" />
    <path d="M4 16V5a2 2 0 0 1 2-2h11" />
  </svg>
)

// The frame around the table handles the clicks of all buttons in cells.
const copied = (
  column: { readonly id: string; readonly copy?: boolean },
  shown: ReactNode,
  value: string,
  words: CellWords,
): ReactNode =>
  words.copy && copies(column) ? (
    <>
      {shown}
      <button type="button" data-copy={value} aria-label={words.copy(value)}>
        {copyDrawing}
      </button>
    </>
  ) : (
    shown
  )

const picture = (src: string, words: CellWords): ReactNode => {
  const plate = <Plate src={src} alt="" seed={src} radius="sm" />
  return words.enlarge ? (
    <button type="button" data-picture={src} aria-label={words.enlarge}>
      {plate}
    </button>
  ) : (
    <span data-picture={src}>{plate}</span>
  )
}

/** The content of a cell by the kind of its column; '-' for an empty value. */
export function cellContent<Row extends object>(column: TableColumn<Row>, row: Row, words: CellWords): ReactNode {
  if (column.render) {
    const drawn = column.render(row)
    return isNothing(drawn) ? nothing : drawn
  }
  const value = fieldValue(row, column.id)
  if (isNothing(value)) return nothing
  switch (column.kind) {
    case 'number':
      return copied(
        column,
        figure(value, number => formatNumber(number, words.locale)),
        text(value),
        words,
      )
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
      return picture(Array.isArray(value) ? text(value[0]) : text(value), words)
    case 'icon':
      return <MenuIcon name={text(value)} />
    default:
      return typeof value === 'object' ? JSON.stringify(value) : copied(column, text(value), text(value), words)
  }
}
