import type { Placed } from '../model/placed-columns.ts'
import { copies, shapeOf, type TableColumn, widthOf } from '../table-column.ts'

/** Width of the column of boxes to tick, in px. */
export const selectionWidth = 44

/** A text reads well in two lines of this width, in px. */
const readable = 144

/** What a column wants of the width of its table, in px. */
export interface ColumnNeed {
  readonly id: string
  /** With its whole content in one line; of a text, as much of it as a line may have. */
  readonly whole: number
  /** With less of it, it reads badly. */
  readonly least: number
  /** Takes what is left over. */
  readonly stretches: boolean
  readonly low: boolean
  readonly pinned: boolean
}

/** What columns want, of those whose content was measured. */
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
      least: declared === undefined && free.includes(each) ? Math.min(whole, readable) : whole,
      stretches: stretching.includes(each),
      low: column.priority === 'low',
      pinned: pin !== undefined,
    }
  })
}

const sumOf = (needs: readonly ColumnNeed[], read: (need: ColumnNeed) => number): number =>
  needs.reduce((sum, need) => sum + read(need), 0)

// Between what each of them needs at least and its whole content; beyond that they grow in the same proportion.
const share = (need: ColumnNeed, all: readonly ColumnNeed[], room: number): number => {
  const whole = sumOf(all, each => each.whole)
  const least = sumOf(all, each => each.least)
  if (room >= whole) return (need.whole * room) / whole
  if (room <= least) return need.least
  return need.least + ((need.whole - need.least) * (room - least)) / (whole - least)
}

/**
 * Widths in px of columns that do not follow their content: those set by hand, else what they want, where texts alone shrink and
 * grow. `rest` is what no column takes.
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
 * Width of a column in a table that follows its content, where it has one. Where all have one, the widest text goes without, or
 * the browser would add what is left over to all of them.
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
