import type { Ctx } from '../../../../infra/context.ts'
import { exactQuery, forgivingQuery, queryWords } from '../../../../infra/search/query.ts'
import { isOneLetterApart, variantsOf } from '../../../../infra/search/vocabulary.ts'
import type { Word } from '../../../../infra/search/words.ts'
import type { FoundGoods, SearchQuestion } from '../../domain/search-engine.ts'
import type { SearchFilters, SearchPaging } from '../../domain/search-terms.ts'
import { runPlanned, runPrepared, Values } from '../sql-text.ts'
import { Recent } from '../storefront/recent.ts'
import { BIG, type Facets, facetsOf } from './facets.queries.ts'
import { baseCondition, facetConditions, orderTerms, type SearchBase } from './search-conditions.ts'

/** With fewer exact hits than this, words with one wrong letter are searched too. */
const FEW = 10
const MOST_CORRECTIONS = 40

const NOTHING: FoundGoods = {
  ids: [],
  total: 0,
  match: 'exact',
  facets: { classes: [], brands: [], stores: [], prices: [], in_stock: 0 },
}

/**
 * Listed goods that match all words and filters, one page with counts. When the words alone find few, one wrong letter
 * is tolerated; exact hits still come first.
 */
export async function searchGoods(ctx: Ctx, { keywords, filters, paging }: SearchQuestion): Promise<FoundGoods> {
  const words = queryWords(keywords)
  const exact = exactQuery(words)
  if (keywords !== '' && exact === undefined) return NOTHING
  const klass = filters.classId === undefined ? undefined : await classLevel(ctx, filters.classId)
  if (klass === null) return NOTHING
  const base: SearchBase = { words: exact, klass }
  const facets = await facetsOf(ctx, base, filters)
  const forgiven = exact === undefined ? undefined : await forgiving(ctx, words, exact, facets, base)
  if (forgiven !== undefined) {
    const wider: SearchBase = { words: forgiven, klass }
    const wideFacets = await facetsOf(ctx, wider, filters)
    if (wideFacets.baseTotal > facets.baseTotal) {
      const first = facets.baseTotal === 0 ? [] : await pageIds(ctx, base, {}, { ...paging, page: 1, perPage: FEW }, [])
      const ids = await pageOf(ctx, wider, wideFacets, filters, paging, first)
      return { ids, total: wideFacets.total, facets: wideFacets.shown, match: 'fuzzy' }
    }
  }
  const ids = await pageOf(ctx, base, facets, filters, paging, [])
  return { ids, total: facets.total, facets: facets.shown, match: 'exact' }
}

async function classLevel(ctx: Ctx, id: number): Promise<{ id: number; level: number } | null> {
  const values = new Values()
  const [row] = await runPrepared<{ level: number }>(
    ctx,
    `select level from goods_classes where id = ${values.add(id)}`,
    values,
  )
  return row === undefined ? null : { id, level: row.level }
}

/** The wider query; undefined when enough was found (the class chosen afterwards does not count). */
async function forgiving(
  ctx: Ctx,
  words: readonly Word[],
  exact: string,
  facets: Facets,
  base: SearchBase,
): Promise<string | undefined> {
  if (facets.baseTotal >= FEW) return undefined
  if (base.klass !== undefined && (await hits(ctx, exact)) >= FEW) return undefined
  const wider = forgivingQuery(words, await corrections(ctx, words))
  return wider === exact ? undefined : wider
}

async function hits(ctx: Ctx, words: string): Promise<number> {
  const values = new Values()
  const where = baseCondition({ words, klass: undefined }, values)
  const text = `select count(*) as hits from (select 1 from goods g where ${where} limit ${values.add(FEW)}) part`
  const [row] = await runPlanned<{ hits: string }>(ctx, text, values)
  return Number(row?.hits ?? 0)
}

/** Vocabulary that is one letter away from words of the query, the closest in length first. */
async function corrections(ctx: Ctx, words: readonly Word[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const typed = words.filter(word => word.kind === 'latin').map(word => word.text)
  const variants = typed.flatMap(variantsOf)
  if (variants.length === 0) return new Map()
  const values = new Values()
  const rows = await runPrepared<{ term: string }>(
    ctx,
    `select distinct term from search_variants where variant = any(${values.add(variants)}::text[]) limit 2000`,
    values,
  )
  const terms = rows.map(row => row.term)
  return new Map(
    typed.map(word => [
      word,
      terms
        .filter(term => isOneLetterApart(word, term))
        .toSorted((a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length) || (a < b ? -1 : 1))
        .slice(0, MOST_CORRECTIONS),
    ]),
  )
}

/** Order of big result sets, cached for a moment. */
const ordered = new Recent<readonly number[]>(2_000)

async function pageOf(
  ctx: Ctx,
  base: SearchBase,
  facets: Facets,
  filters: SearchFilters,
  paging: SearchPaging,
  first: readonly number[],
): Promise<readonly number[]> {
  if (facets.total === 0) return []
  const key = JSON.stringify([base, filters, paging, first])
  const known = ordered.get(ctx, key)
  const ids = known ?? (await pageIds(ctx, base, filters, paging, first))
  if (known === undefined && facets.baseTotal > BIG) ordered.set(ctx, key, ids)
  return ids
}

/** Ids of one page in order; those of `first` come first. */
async function pageIds(
  ctx: Ctx,
  base: SearchBase,
  filters: SearchFilters,
  paging: SearchPaging,
  first: readonly number[],
): Promise<number[]> {
  const values = new Values()
  const where = [
    baseCondition(base, values),
    ...Object.values(facetConditions(filters, values)).filter(each => each !== 'true'),
  ]
  const lead = first.length === 0 ? '' : `g.id = any(${values.add(first)}::bigint[]) desc, `
  const text = `
    select g.id from goods g where ${where.join(' and ')} order by ${lead}${orderTerms(paging.sort, paging.order)}
    limit ${values.add(paging.perPage)} offset ${values.add((paging.page - 1) * paging.perPage)}`
  const run = base.words === undefined ? runPrepared : runPlanned
  return (await run<{ id: string }>(ctx, text, values)).map(row => Number(row.id))
}
