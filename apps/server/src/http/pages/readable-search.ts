const SEARCH = /^\/(api\/goods_search|(?:integral\/)?search)\/([^/?#]+)/

/**
 * The address with a search that no decoder reads (`/search/%%%`) escaped once more, so that it reaches its page and its call,
 * which find nothing and say so, instead of ending as a broken request. Every other address stays as it is.
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
