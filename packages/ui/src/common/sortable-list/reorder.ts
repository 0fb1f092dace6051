/** The list with one item moved to another index; indexes beyond the ends are clamped. */
export function reorder<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [moved] = next.splice(from, 1)
  if (moved === undefined) return [...list]
  next.splice(Math.max(0, Math.min(to, next.length)), 0, moved)
  return next
}
