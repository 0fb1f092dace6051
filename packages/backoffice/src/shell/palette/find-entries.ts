import type { PaletteEntry } from './palette-entry.ts'

const NOT_FOUND = 9

/**
 * The entries that match a text, best first: name starts with it, initials start with it, name contains it, the other
 * language or a group above contains it. Among equals, recent pages come first. An empty text finds everything in the
 * default order.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = typed.trim().toLocaleLowerCase()
  if (wanted === '') return entries
  return entries
    .map(entry => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score < NOT_FOUND)
    .toSorted((a, b) => a.score - b.score || rank(a.entry) - rank(b.entry))
    .map(({ entry }) => entry)
}

const rank = ({ kind }: PaletteEntry): number => (kind === 'recent' ? 0 : kind === 'page' ? 1 : 2)

function scoreOf({ name, words, initials }: PaletteEntry, wanted: string): number {
  const shown = name.toLocaleLowerCase()
  if (shown.startsWith(wanted)) return 1
  if (initials.startsWith(wanted)) return 2
  if (shown.includes(wanted)) return 3
  if (words.toLocaleLowerCase().includes(wanted)) return 4
  return initials.includes(wanted) ? 5 : NOT_FOUND
}
