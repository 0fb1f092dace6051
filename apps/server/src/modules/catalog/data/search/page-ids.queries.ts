import type { Ctx } from '../../../../infra/context.ts'
import type { SearchPlan } from '../../../../infra/search/plan.ts'
import type { SearchFilters, SearchPaging } from '../../domain/search-terms.ts'
import { runPlanned, runPrepared, Values } from '../sql-text.ts'
import { Recent } from '../storefront/recent.ts'
import { BIG, type Facets } from './facets.queries.ts'
import type { Knowledge } from './knowledge.queries.ts'
import { rankText } from './relevance.ts'
import {
  allBut,
  baseCondition,
  facetConditions,
  orderTerms,
  rankedTerms,
  type SearchBase,
} from './search-conditions.ts'

/** What a page is taken from. */
export interface PageQuestion {
  readonly base: SearchBase
  /** Ranks the results when the buyer chose no order; absent without words. */
  readonly plan: SearchPlan | undefined
  readonly filters: SearchFilters
  readonly paging: SearchPaging
  /** Ids that come before all others. */
  readonly first: readonly number[]
}

/** Order of big result sets, cached for a moment. */
const ordered = new Recent<readonly number[]>(2_000)

/** Ids of one page of results that were counted before. */
export async function pageOf(
  ctx: Ctx,
  knowledge: Knowledge,
  question: PageQuestion,
  facets: Facets,
): Promise<readonly number[]> {
  if (facets.total === 0) return []
  const { plan: _, ...rest } = question
  const key = JSON.stringify(rest)
  return ordered.getOr(
    ctx,
    key,
    () => pageIds(ctx, knowledge, question),
    () => facets.baseTotal > BIG,
  )
}

/** Ids of one page in order; those of `first` come first. */
export async function pageIds(
  ctx: Ctx,
  { classes, attributeOf }: Knowledge,
  { base, plan, filters, paging, first }: PageQuestion,
): Promise<number[]> {
  const values = new Values()
  const where = [baseCondition(base, values), allBut(facetConditions(filters, attributeOf, values))].filter(
    part => part !== 'true',
  )
  const lead = first.length === 0 ? '' : `g.id = any(${values.add(first)}::bigint[]) desc, `
  const isRanked = plan !== undefined && plan.units.length > 0 && paging.sort === 'default'
  const order = isRanked ? rankedTerms(rankText(plan, classes, values)) : orderTerms(paging.sort, paging.order)
  const text = `
    select g.id from goods g where ${where.join(' and ')} order by ${lead}${order}
    limit ${values.add(paging.perPage)} offset ${values.add((paging.page - 1) * paging.perPage)}`
  const run = base.words === undefined ? runPrepared : runPlanned
  return (await run<{ id: string }>(ctx, text, values)).map(row => Number(row.id))
}
