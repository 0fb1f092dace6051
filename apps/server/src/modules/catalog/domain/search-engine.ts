import type { GoodsSearchData, Suggestions } from '@shiji/contract/catalog/catalog.ts'
import type { SearchFilters, SearchPaging } from './search-terms.ts'

/** What a buyer looks for: words as they were typed (empty for all goods), what may be, and which page. */
export interface SearchQuestion {
  readonly keywords: string
  readonly filters: SearchFilters
  readonly paging: SearchPaging
}

/** One page of what was found. */
export interface FoundGoods {
  /** Ids of the page, in order. */
  readonly ids: readonly number[]
  /** How many pass words and filters. */
  readonly total: number
  /** Counts per class, brand, store and price range; each is counted without its own filter, with names in both languages. */
  readonly facets: GoodsSearchData['facets']
  /** `fuzzy` when one wrong letter was forgiven. */
  readonly match: 'exact' | 'fuzzy'
}

/**
 * What finds goods for buyers. The README of catalog writes down what an engine must answer, and `search-engine.contract.test.ts` tests it.
 * An engine answers ids: cards are read from our tables, and leave out what is no longer listed. `Call` is the context of the server.
 */
export interface SearchEngine<Call> {
  search(call: Call, question: SearchQuestion): Promise<FoundGoods>
  /** What the typed text may become, at most ten, in the language of the call: words, then classes, brands and stores. */
  suggest(call: Call, typed: string): Promise<Suggestions>
}
