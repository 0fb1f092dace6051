/** A stable number for a text (FNV-1a over its code units), for choosing one of a few styles. Never for security. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  // FNV's low bits alone vary too little for short texts, so the high half is mixed in.
  return (state ^ (state >>> 16)) >>> 0
}

/** One of several values, always the same for the same text. */
export function pick<T>(text: string, from: readonly [T, ...T[]]): T {
  return from[hash(text) % from.length] ?? from[0]
}
