import type { Ctx } from '../../../../infra/context.ts'
import { searchGoods } from '../../data/search/goods-search.queries.ts'
import { suggestions } from '../../data/search/suggest.queries.ts'
import type { SearchEngine } from '../../domain/search-engine.ts'

/**
 * Search documents are in the rows of the goods (ADR 0009): written with them, so that a saved change is found at once.
 */
export const postgresEngine: SearchEngine<Ctx> = { search: searchGoods, suggest: suggestions }
