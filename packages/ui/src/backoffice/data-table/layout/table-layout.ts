import { type Density, densities } from './density.ts'

/** The properties of a column that a layout needs. */
export interface LayoutColumn {
  readonly id: string
  readonly title: string
  readonly hidden?: boolean
}

/** Edge at which a column is pinned. */
export type PinSide = 'start' | 'end'

/** Seconds between two automatic reloads of a table; 0 is off. */
export const refreshChoices = [0, 30, 60] as const

/** One of the choices. */
export type RefreshEvery = (typeof refreshChoices)[number]

/** Layout of a table's columns, by column id. */
export interface ColumnLayout {
  /** All columns, in their order within their edge. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly pinned: Readonly<Record<string, PinSide>>
  /** In px; a column without one has the natural width of its kind. */
  readonly widths: Readonly<Record<string, number>>
}

/**
 * A person's table settings. Plain data: the caller stores them on the server under the table's name, with a copy in the browser, and reads them with
 * `readLayout`.
 */
export interface TableLayout extends ColumnLayout {
  readonly density: Density
  /** The search panel shows all its fields. */
  readonly searchExpanded: boolean
  /** Keys such as j and k work. */
  readonly shortcuts: boolean
  readonly refreshEvery: RefreshEvery
}

/** Narrowest and widest column, in px. */
export const widthLimits = { least: 56, most: 800 } as const

/** The default layout: columns as declared, the first one pinned. */
export function defaultLayout(columns: readonly LayoutColumn[]): TableLayout {
  const first = columns.find(column => !column.hidden)
  return {
    order: columns.map(column => column.id),
    hidden: columns.filter(column => column.hidden).map(column => column.id),
    pinned: first ? { [first.id]: 'start' } : {},
    widths: {},
    density: 'normal',
    searchExpanded: false,
    shortcuts: true,
    refreshEvery: 0,
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const namesIn = (value: unknown, known: readonly string[]): string[] =>
  Array.isArray(value) ? known.filter(id => value.includes(id)) : []

// A new column of the page goes where the page declares it: after its neighbour.
const orderOf = (stored: unknown, known: readonly string[]): string[] => {
  const order = Array.isArray(stored) ? [...new Set(stored)].filter(id => known.includes(id)) : []
  known.forEach((id, at) => {
    if (!order.includes(id)) order.splice(at === 0 ? 0 : order.indexOf(known[at - 1]) + 1, 0, id)
  })
  return order
}

/** A width limited to the allowed range. */
export const limitWidth = (value: unknown): number =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, Number(value))))

/**
 * Reads a stored layout for the page's current columns. Invalid parts get their defaults; new columns appear, removed columns are dropped.
 */
export function readLayout(stored: unknown, columns: readonly LayoutColumn[]): TableLayout {
  const usual = defaultLayout(columns)
  if (typeof stored !== 'object' || stored === null) return usual
  const known = usual.order
  const field = (name: string): unknown => Reflect.get(stored, name)
  const hidden = namesIn(field('hidden'), known)
  const old = Array.isArray(field('order')) ? namesIn(field('order'), known) : known
  const addedHidden = usual.hidden.filter(id => !old.includes(id))
  return {
    order: orderOf(field('order'), known),
    // A table without any column would be unusable.
    hidden: hidden.length === known.length ? usual.hidden : [...hidden, ...addedHidden],
    pinned: field('pinned')
      ? Object.fromEntries(
          entriesOf(field('pinned')).flatMap(([id, side]) =>
            known.includes(id) && (side === 'start' || side === 'end') ? [[id, side]] : [],
          ),
        )
      : usual.pinned,
    widths: Object.fromEntries(
      entriesOf(field('widths')).flatMap(([id, width]) =>
        known.includes(id) && Number.isFinite(width) ? [[id, limitWidth(width)]] : [],
      ),
    ),
    density: densities.find(each => each === field('density')) ?? usual.density,
    searchExpanded: field('searchExpanded') === true,
    shortcuts: field('shortcuts') !== false,
    refreshEvery: refreshChoices.find(each => each === field('refreshEvery')) ?? 0,
  }
}

/** The order with one column moved to the position of another. */
export function moveColumn(order: readonly string[], id: string, to: number): string[] {
  const rest = order.filter(each => each !== id)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}
