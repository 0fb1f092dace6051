import type { GoodsSearchData, Suggestions } from '@shiji/contract/catalog/catalog.ts'
import type { SearchFilters, SearchPaging } from './search-terms.ts'

/** A buyer's search: words as they were typed (empty for all goods), filters, and the page. */
export interface SearchQuestion {
  readonly keywords: string
  readonly filters: SearchFilters
  readonly paging: SearchPaging
}

/** One page of results. */
export interface FoundGoods {
  /** Ids of the page, in order. */
  readonly ids: readonly number[]
  /** How many match words and filters. */
  readonly total: number
  /** Counts per class, brand, store and price range; each is counted without its own filter, with names in both languages. */
  readonly facets: GoodsSearchData['facets']
  /** `fuzzy` when one wrong letter was tolerated. */
  readonly match: 'exact' | 'fuzzy'
}

/**
 * Finds goods for buyers. `docs/how-to/add-a-search-engine.md` describes what an engine must return, and
 * `search-engine.contract.test.ts` tests it. An engine returns ids: cards are read from our tables, and leave out what
 * is no longer listed. `Call` is the context of the server.
 */
export interface SearchEngine<Call> {
  search(call: Call, question: SearchQuestion): Promise<FoundGoods>
  /**
   * Completions of the typed text, at most ten, in the language of the call: words, then classes, brands and stores.
   */
  suggest(call: Call, typed: string): Promise<Suggestions>
}
