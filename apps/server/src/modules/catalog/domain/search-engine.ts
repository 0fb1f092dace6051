import type { GoodsFacets, GoodsSearchData, SearchMatch, Suggestions } from '@shiji/contract/catalog/search.ts'
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
  /** Counts of every filter's values; each is counted without its own filter, with names in both languages. */
  readonly facets: GoodsFacets
  /** `fuzzy` when one wrong letter was tolerated, `relaxed` when words were left out. */
  readonly match: SearchMatch
  /** The words that were left out, as typed. */
  readonly dropped: readonly string[]
  /** A spelling of the whole search that finds much more; not applied. */
  readonly didYouMean: string | null
  /** The class that the words mean. */
  readonly meant: GoodsSearchData['class']
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
