import { decodeParams } from '@shiji/api/base/transport/params.ts'
import type { ChosenIds, GoodsSearch, GoodsSort, RatingStep } from '@shiji/contract/catalog/search.ts'

/** The contract's words, repeated because the shop takes only types from schemas. */
export const SORT_WORDS = [
  'default',
  'price',
  'sales',
  'comments',
  'newest',
  'rating',
] as const satisfies readonly GoodsSort[]

/** Lowest averages that can be asked for, best first. */
export const RATING_WORDS = [45, 40, 30] as const satisfies readonly RatingStep[]

/** Maximum values of one filter, as in the contract. */
const CHOSEN = 50

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
  const ids = (name: string): readonly number[] => {
    const given = value[name]
    const numbers = (Array.isArray(given) ? given : given === undefined ? [] : [given]).map(Number)
    return [...new Set(numbers.filter(id => Number.isSafeInteger(id) && id >= 1))].slice(0, CHOSEN)
  }
  const either = (name: string): { readonly [filter: string]: ChosenIds } => {
    const [first, ...more] = ids(name)
    return first === undefined ? {} : { [name]: more.length === 0 ? first : [first, ...more] }
  }
  const yes = (name: string) => (value[name] === true || value[name] === 1 ? { [name]: true } : {})
  const keywords = typeof value.keywords === 'string' ? readKeywords(value.keywords) : ''
  const values = ids('values')
  const rating_min = RATING_WORDS.find(step => step === Number(value.rating_min))
  const sort = SORT_WORDS.find(word => word === value.sort)
  return {
    ...(keywords === '' ? {} : { keywords }),
    ...whole('class_id', 1),
    ...either('brand_id'),
    ...either('store_id'),
    ...(values.length === 0 ? {} : { values }),
    ...whole('price_min', 1),
    ...whole('price_max', 1),
    ...(rating_min === undefined ? {} : { rating_min }),
    ...yes('free_delivery'),
    ...yes('in_stock'),
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
