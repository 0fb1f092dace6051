/** A stable number for a text (FNV-1a over its code units), for picking one of a few looks. Never for security. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  // FNV's low bits alone say little about short texts, so the high half is folded in.
  return (state ^ (state >>> 16)) >>> 0
}

/** One of several things, always the same for the same text. */
export function pick<T>(text: string, from: readonly [T, ...T[]]): T {
  return from[hash(text) % from.length] ?? from[0]
}
