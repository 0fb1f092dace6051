import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'
import { encodeParams } from '../base/params.ts'

/** The wire form of a goods search: keywords URL-encoded inside the JSON (spec §2). */
export const searchParams = ({ keywords, ...rest }: GoodsSearch): string =>
  encodeParams({
    ...(keywords === undefined || keywords === '' ? {} : { keywords: encodeURIComponent(keywords) }),
    ...rest,
  })
