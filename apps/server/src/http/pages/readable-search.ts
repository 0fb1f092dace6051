const SEARCH = /^\/(api\/goods_search|(?:integral\/)?search)\/([^/?#]+)/

/**
 * Escapes an address whose search cannot be decoded (`/search/%%%`) once more, so that it reaches its page and its
 * call, which show an empty result instead of a broken request. Every other address is unchanged.
 */
export function readableSearch(address: string): string {
  const [found, place, params] = SEARCH.exec(address) ?? []
  if (found === undefined || place === undefined || params === undefined || isReadable(params)) return address
  return `/${place}/${params.replaceAll('%', '%25')}${address.slice(found.length)}`
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
