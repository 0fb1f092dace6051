import { decodeParams } from '@shiji/api/base/transport/params.ts'
import type { GoodsSearch, GoodsSort } from '@shiji/contract/catalog/catalog.ts'

/** The contract's words, repeated because the shop takes only types from schemas. */
export const SORT_WORDS = ['default', 'price', 'sales', 'comments', 'newest'] as const satisfies readonly GoodsSort[]

/** Whether an address contains an invalid search: truncated, or typed by hand. */
export const isUnreadable = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && decodeParams(text) === undefined

/**
 * Reads the search from an address (spec §2): base64 of a JSON object whose `keywords` are URL-encoded. Unreadable
 * parts are ignored; a broken address is an empty search, never an error; `isUnreadable` distinguishes it from an empty
 * one.
 */
export function readSearch(text: string | undefined): GoodsSearch {
  const value = decodeParams(text) ?? {}
  const whole = (name: string, least: number) => {
    const number = Number(value[name] ?? Number.NaN)
    return Number.isSafeInteger(number) && number >= least ? { [name]: number } : {}
  }
  const keywords = typeof value.keywords === 'string' ? readKeywords(value.keywords) : ''
  const sort = SORT_WORDS.find(word => word === value.sort)
  return {
    ...(keywords === '' ? {} : { keywords }),
    ...whole('class_id', 1),
    ...whole('brand_id', 1),
    ...whole('store_id', 1),
    ...whole('price_min', 1),
    ...whole('price_max', 1),
    ...(value.in_stock === true || value.in_stock === 1 ? { in_stock: true } : {}),
    ...(sort === undefined || sort === 'default' ? {} : { sort }),
    ...(value.order === 'asc' || value.order === 'desc' ? { order: value.order } : {}),
    ...whole('page', 2),
  }
}

function readKeywords(text: string): string {
  try {
    return decodeURIComponent(text).trim().slice(0, 100)
  } catch {
    return text.trim().slice(0, 100)
  }
}
