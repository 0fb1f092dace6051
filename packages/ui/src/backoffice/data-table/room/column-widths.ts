import type { Placed } from '../model/placed-columns.ts'
import { copies, shapeOf, type TableColumn, widthOf } from '../table-column.ts'

/** Width of the checkbox column, in px. */
export const selectionWidth = 44

/** Width in px at which a text is readable in two lines. */
const readable = 144

/** Widths that a column asks of its table, in px. */
export interface ColumnNeed {
  readonly id: string
  /** For its whole content on one line; of a text, up to the length of a line. */
  readonly whole: number
  /** Below this it is hard to read. */
  readonly least: number
  /** Takes the remaining width. */
  readonly stretches: boolean
  readonly low: boolean
  readonly pinned: boolean
}

/** Widths that measured columns ask for. */
export function columnNeeds<Row extends object>(
  placed: readonly Placed<TableColumn<Row>>[],
  measured: ReadonlyMap<string, number>,
): readonly ColumnNeed[] {
  const texts = placed.filter(({ column }) => shapeOf(column.kind) === 'text')
  const free = texts.filter(({ column }) => widthOf(column) === undefined && !copies(column))
  const stretching = free.length > 0 ? free : texts
  return placed.map(each => {
    const { column, pin } = each
    const declared = widthOf(column)
    const whole = measured.get(column.id) ?? declared ?? readable
    return {
      id: column.id,
      whole,
      least: declared === undefined && free.includes(each) ? Math.min(whole, column.minWidth ?? readable) : whole,
      stretches: stretching.includes(each),
      low: column.priority === 'low',
      pinned: pin !== undefined,
    }
  })
}

const sumOf = (needs: readonly ColumnNeed[], read: (need: ColumnNeed) => number): number =>
  needs.reduce((sum, need) => sum + read(need), 0)

// Between the minimum and the whole content of each; beyond that they grow in proportion.
const share = (need: ColumnNeed, all: readonly ColumnNeed[], room: number): number => {
  const whole = sumOf(all, each => each.whole)
  const least = sumOf(all, each => each.least)
  if (room >= whole) return (need.whole * room) / whole
  if (room <= least) return need.least
  return need.least + ((need.whole - need.least) * (room - least)) / (whole - least)
}

/**
 * Widths in px of columns that do not follow their content: the manual ones, else those asked for; only texts shrink
 * and grow. `rest` is what no column takes.
 */
export function shareWidths(
  needs: readonly ColumnNeed[],
  byHand: Readonly<Record<string, number>>,
  room: number,
): { readonly widths: Readonly<Record<string, number>>; readonly rest: number } {
  const elastic = needs.filter(need => need.stretches && byHand[need.id] === undefined)
  const still = needs.filter(need => !elastic.includes(need))
  const left = room - sumOf(still, need => byHand[need.id] ?? need.whole)
  const widths = Object.fromEntries(
    needs.map(need => [
      need.id,
      byHand[need.id] ?? (elastic.includes(need) ? Math.floor(share(need, elastic, left)) : need.whole),
    ]),
  )
  const taken = Object.values(widths).reduce((sum, width) => sum + width, 0)
  return { widths, rest: Math.max(0, room - taken) }
}

/**
 * Width of a column in a table that follows its content, if it has one. If all have one, the widest text goes without,
 * or the browser would distribute the remaining width to all of them.
 */
export function ownWidths<Row extends object>(
  placed: readonly Placed<TableColumn<Row>>[],
): Readonly<Record<string, number | undefined>> {
  const widths = Object.fromEntries(placed.map(({ column }) => [column.id, widthOf(column)]))
  if (Object.values(widths).includes(undefined)) return widths
  const texts = placed.filter(({ column }) => shapeOf(column.kind) === 'text')
  const others = placed.filter(({ column }) => column.width !== undefined)
  const [widest] = (texts.length > 0 ? texts : others)
    .map(({ column }) => column.id)
    .toSorted((one, other) => (widths[other] ?? 0) - (widths[one] ?? 0))
  return widest === undefined ? widths : { ...widths, [widest]: undefined }
}
