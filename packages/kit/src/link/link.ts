const HERE = 'https://here.invalid'

/** Schemes allowed in a link to another site. */
export type LinkScheme = 'https' | 'http' | 'mailto'

/** One slash and then a name, as browsers read it: two slashes, or one with a backslash, are another site. */
const STAYS = /^\/(?![/\\])/

/**
 * Parses a typed or received link the way a browser would follow it: a page of this site as its path, another site as its address, '' for no link.
 * Undefined for everything else: scripts, schemes that are not allowed, names and passwords, relative
 * words, and paths that end at another site (`//evil`, `/\evil`, and `/.//evil`, which only becomes one when its dots are resolved).
 * Parsing the result again gives the same result.
 */
export function readLink(text: string, schemes: readonly LinkScheme[] = ['https']): string | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  const url = URL.parse(typed, HERE)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  if (typed.startsWith('/')) return url.origin === HERE ? inside(url) : undefined
  const scheme = schemes.find(one => url.protocol === `${one}:`)
  if (scheme === undefined) return undefined
  if (scheme === 'mailto') return url.pathname === '' ? undefined : url.href
  return /^https?:\/\//i.test(typed) ? url.href : undefined
}

/** Reads a path of this site by the rules of `readLink`; undefined for everything else, also for an empty text. */
export function readPath(text: string): string | undefined {
  return text.trim().startsWith('/') ? readLink(text) : undefined
}

function inside({ pathname, search, hash }: URL): string | undefined {
  const path = `${pathname}${search}${hash}`
  return STAYS.test(path) ? path : undefined
}
