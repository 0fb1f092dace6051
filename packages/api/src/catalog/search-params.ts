import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { base64Params } from '../base/transport/params.ts'

/** The wire form of a goods search: base64 JSON, keywords URL-encoded inside of it (spec §2). */
export const searchText = ({ keywords, ...rest }: GoodsSearch): string =>
  base64Params({
    ...(keywords === undefined || keywords === '' ? {} : { keywords: encodeURIComponent(keywords) }),
    ...rest,
  })

/** The same, escaped for use as one path segment. */
export const searchParams = (search: GoodsSearch): string => encodeURIComponent(searchText(search))
