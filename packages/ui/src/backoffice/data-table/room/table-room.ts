import { type ColumnNeed, selectionWidth } from './column-widths.ts'

/** Below this width, in px, a table is as narrow as on a phone: only checkboxes and buttons are pinned. */
const NARROW = 560
/** Up to this width, in px, half of it is left to scrolling columns. */
const ROOMY = 720
/** Spare width in px before something is restored: more than a scroll bar, or it would toggle with it. */
const EASE = 24

/** Display of the row buttons: with text, the usual ones as icons, or a single one for all. */
export type ActionsLook = 'words' | 'icons' | 'one'

/** Width in px of the row buttons, and whether a row has several. */
export interface ActionsNeed extends Readonly<Record<ActionsLook, number>> {
  readonly several: boolean
}

/** How a table fits into its width. */
export interface TableRoom {
  /** No column of the page's own is pinned. */
  readonly narrow: boolean
  readonly look: ActionsLook
  /** Columns that are hidden for lack of room. */
  readonly folded: readonly string[]
}

/** A table with enough width, or not yet measured. */
export const roomy: TableRoom = { narrow: false, look: 'words', folded: [] }

const least = (needs: readonly ColumnNeed[]): number => needs.reduce((sum, need) => sum + need.least, 0)

/**
 * Fits a table into a width in px: first the usual row buttons become icons, then columns of low priority are hidden,
 * the last first, then a single button replaces all of a row, and only then does it scroll.
 */
export function findRoom(
  needs: readonly ColumnNeed[],
  actions: ActionsNeed | undefined,
  width: number,
  narrow = width < NARROW,
): TableRoom {
  if (width <= 0) return roomy
  const taken = (look: ActionsLook): number => selectionWidth + (actions?.[look] ?? 0)
  const fits = (kept: readonly ColumnNeed[], look: ActionsLook): boolean => taken(look) + least(kept) <= width
  const pinned = narrow ? 0 : least(needs.filter(need => need.pinned))
  const leavesHalf = (look: ActionsLook): boolean => width >= ROOMY || (taken(look) + pinned) * 2 <= width
  if (fits(needs, 'words') && leavesHalf('words')) return { ...roomy, narrow }
  let kept = needs
  for (const need of needs.toReversed()) {
    if (fits(kept, 'icons') || kept.length === 1) break
    if (need.low && !need.pinned) kept = kept.filter(each => each !== need)
  }
  const folded = needs.filter(need => !kept.includes(need)).map(need => need.id)
  const helps = !leavesHalf('icons') || (!fits(kept, 'icons') && fits(kept, 'one'))
  return { narrow, look: actions?.several && helps ? 'one' : 'icons', folded }
}

const rank = ({ look, folded }: TableRoom): number =>
  look === 'words' ? 0 : folded.length + (look === 'icons' ? 1 : 1000)

/** The same with hysteresis: relative to `now`, nothing is restored until there is spare width. */
export function nextRoom(
  now: TableRoom,
  needs: readonly ColumnNeed[],
  actions: ActionsNeed | undefined,
  width: number,
): TableRoom {
  const narrow = width < NARROW + (now.narrow ? EASE : 0)
  const next = findRoom(needs, actions, width, narrow)
  if (rank(next) >= rank(now)) return next
  const safe = findRoom(needs, actions, width - EASE, narrow)
  // The single button stays until there is clearly more room.
  if (now.look === 'one' && safe.look === 'icons' && findRoom(needs, actions, width + EASE, narrow).look === 'one')
    return { ...now, narrow }
  return rank(safe) < rank(now) ? safe : { ...now, narrow }
}

/** Whether two fits are equal. */
export const isSameRoom = (one: TableRoom, other: TableRoom): boolean =>
  one.narrow === other.narrow && one.look === other.look && one.folded.join() === other.folded.join()
