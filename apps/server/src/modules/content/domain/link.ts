const SHOP = 'https://shop.invalid'

/**
 * Reads where an advert leads to: a page of the shop as its path, another site as its https address, '' as nowhere. Undefined
 * for everything else: scripts, plain http, names and passwords, and paths that a browser takes for another site.
 */
export function readLink(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  const url = URL.parse(typed, SHOP)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  if (typed.startsWith('/')) return url.origin === SHOP ? `${url.pathname}${url.search}${url.hash}` : undefined
  return /^https:\/\//i.test(typed) ? url.href : undefined
}
