import { decodeParams } from '@shiji/api/base/transport/params.ts'
import { storeSearchText } from '@shiji/api/store/store.buyer.api.ts'
import type { StoreSearch, StoreSort } from '@shiji/contract/store/store.ts'
import { PATHS } from '../../site/links/paths.ts'

/** The contract's words, repeated because the shop takes only types from schemas. */
export const STORE_SORT_WORDS = [
  'default',
  'distance',
  'score',
  'follows',
  'newest',
] as const satisfies readonly StoreSort[]

const MOST_WORDS = 100

/** Reads the search from an address (spec §2 /stores/{params?}); what cannot be read is left out. */
export function readStoreSearch(text: string | undefined): StoreSearch {
  const value = decodeParams(text) ?? {}
  const keywords = typeof value.keywords === 'string' ? decoded(value.keywords).trim().slice(0, MOST_WORDS) : ''
  const sort = STORE_SORT_WORDS.find(word => word === value.sort)
  const page = Number(value.page)
  return {
    ...(keywords === '' ? {} : { keywords }),
    ...(sort === undefined || sort === 'default' ? {} : { sort }),
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  }
}

/** Address of a search for stores; defaults are left out, so that equal searches have equal addresses. */
export function storesPath({ keywords = '', sort = 'default', page = 1 }: StoreSearch): string {
  const said = {
    ...(keywords === '' ? {} : { keywords }),
    ...(sort === 'default' ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
  }
  return Object.keys(said).length === 0 ? PATHS.stores : `${PATHS.stores}/${encodeURIComponent(storeSearchText(said))}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
