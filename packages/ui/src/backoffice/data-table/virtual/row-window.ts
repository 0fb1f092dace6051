/** With more rows than this, only visible ones are rendered (point 14). */
export const drawAllUpTo = 100

/** Rows rendered beyond each edge of the visible part, once scrolling stops. */
export const spareRows = 8

/** Which rows to render, and the height of the others, in px. */
export interface RowWindow {
  readonly first: number
  /** One past the last. */
  readonly end: number
  readonly before: number
  readonly after: number
}

/** Heights of rows: `heightOf` if measured, else `usual`. */
export interface RowHeights {
  readonly count: number
  readonly usual: number
  readonly measured: ReadonlyMap<number, number>
}

const heightOf = ({ usual, measured }: RowHeights, index: number): number => measured.get(index) ?? usual

/** Distance of a row from the first one, in px. */
export function offsetOf(heights: RowHeights, index: number): number {
  let sum = heights.usual * index
  for (const [at, height] of heights.measured) if (at < index) sum += height - heights.usual
  return sum
}

/** The rows visible in this height at this scroll position, and `spare` more around them. */
export function rowWindow(heights: RowHeights, scrolled: number, view: number, spare = spareRows): RowWindow {
  let first = 0
  let above = 0
  while (first < heights.count - 1 && above + heightOf(heights, first) <= scrolled) {
    above += heightOf(heights, first)
    first += 1
  }
  let end = first
  let below = above
  while (end < heights.count && below < scrolled + view) {
    below += heightOf(heights, end)
    end += 1
  }
  first = Math.max(0, first - spare)
  end = Math.min(heights.count, end + spare)
  return {
    first,
    end,
    before: offsetOf(heights, first),
    after: offsetOf(heights, heights.count) - offsetOf(heights, end),
  }
}
