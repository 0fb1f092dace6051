import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'

/** The `{params}` of a search (spec §2), as the shop's pages write it: they find the answer by this address. */
export const searchParams = (search: GoodsSearch): string => Buffer.from(JSON.stringify(search)).toString('base64')

/** The words of a search in an address; undefined when it has none or cannot be read. */
export function wordsOf(params: string): string | undefined {
  try {
    const search: unknown = JSON.parse(Buffer.from(params, 'base64').toString('utf8'))
    if (typeof search !== 'object' || search === null || !('keywords' in search)) return undefined
    return decodeURIComponent(String(search.keywords)).trim() || undefined
  } catch {
    return undefined
  }
}
