/** A page to go to, or a gap between pages. */
export type PagerItem = number | 'gap-start' | 'gap-end'

/**
 * Page numbers to show: first and last always, two around the current one, gaps between. At most seven items, so that
 * the buttons do not move while paging.
 */
export function pagerItems(current: number, last: number): PagerItem[] {
  if (last <= 7) return Array.from({ length: Math.max(last, 1) }, (_, index) => index + 1)
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap-end', last]
  if (current >= last - 3) return [1, 'gap-start', last - 4, last - 3, last - 2, last - 1, last]
  return [1, 'gap-start', current - 1, current, current + 1, 'gap-end', last]
}

/** Parses a page number from the jumper, limited to 1 … last; undefined if it is not a number. */
export function readPage(text: string, last: number): number | undefined {
  const trimmed = text.trim()
  if (!/^\d{1,9}$/.test(trimmed)) return undefined
  return Math.min(Math.max(Number(trimmed), 1), Math.max(last, 1))
}
