import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { forgivingPlanOf, planOf, queryOf, type SearchPlan } from '../../../../infra/search/plan.ts'
import { queryWords } from '../../../../infra/search/query.ts'
import type { Word } from '../../../../infra/search/words.ts'
import type { FoundGoods, SearchQuestion } from '../../domain/search-engine.ts'
import { NO_FACETS, type SearchFilters } from '../../domain/search-terms.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { correctionsAmong, nearWords } from './corrections.queries.ts'
import { didYouMean } from './did-you-mean.queries.ts'
import { type Facets, facetsOf } from './facets.queries.ts'
import { hitsOf } from './hits.queries.ts'
import { type Knowledge, knowledgeOf } from './knowledge.queries.ts'
import { pageIds, pageOf } from './page-ids.queries.ts'
import { relaxedPlan } from './relaxed.queries.ts'
import type { SearchBase } from './search-conditions.ts'
import { withStoreOf } from './store-knowledge.queries.ts'

/** With fewer exact hits than this, words with one wrong letter are searched too. */
const FEW = 10
/** With fewer hits than this, a likelier spelling is looked for. */
const NEARLY_NOTHING = 3

const NOTHING: FoundGoods = {
  ids: [],
  total: 0,
  match: 'exact',
  facets: NO_FACETS,
  dropped: [],
  didYouMean: null,
  meant: null,
}

/** A search with everything that its steps share. */
interface Asked {
  readonly ctx: Ctx
  readonly knowledge: Knowledge
  readonly question: SearchQuestion
  readonly words: readonly Word[]
  readonly klass: SearchBase['klass']
}

/** What one reading of the words finds. */
interface Reading {
  readonly base: SearchBase
  readonly plan: SearchPlan
  readonly facets: Facets
}

/**
 * Listed goods that match all words and filters, one page with counts. When the words alone find few, one wrong letter
 * is tolerated, and exact hits still come first; when they find nothing, words are left out one by one.
 */
export async function searchGoods(ctx: Ctx, question: SearchQuestion): Promise<FoundGoods> {
  const words = queryWords(question.keywords)
  if (question.keywords !== '' && words.length === 0) return NOTHING
  const knowledge = await withStoreOf(ctx, await knowledgeOf(ctx), question.filters)
  const { classId } = question.filters
  const klass = classId === undefined ? undefined : await levelOf(ctx, knowledge, classId)
  if (klass === null) return NOTHING
  const asked: Asked = { ctx, knowledge, question, words, klass }
  const plan = await withHead(ctx, planOf(words, knowledge.lexicon))
  const found = await bestReading(asked, await readingOf(asked, plan))
  return { ...found, meant: meantBy(plan, knowledge) }
}

/** The answer to the words as typed, else with one wrong letter, else without some of them. */
async function bestReading(asked: Asked, exact: Reading): Promise<FoundGoods> {
  const { ctx, knowledge, words } = asked
  if (words.length === 0 || !(await findsFew(asked, exact))) return answer(asked, exact, [])
  const typed = words.filter(word => word.kind === 'latin').map(word => word.text)
  const near = await nearWords(ctx, typed)
  const { baseTotal } = exact.facets
  const hint = baseTotal < NEARLY_NOTHING ? didYouMean(ctx, knowledge, words, baseTotal, near) : null
  const wider = forgivingPlanOf(words, knowledge.lexicon, correctionsAmong(near, typed))
  const fuzzy = queryOf(wider) === exact.base.words ? undefined : await readingOf(asked, wider)
  if (fuzzy !== undefined && fuzzy.facets.baseTotal > exact.facets.baseTotal) {
    const first = exact.facets.baseTotal === 0 ? [] : await firstOf(asked, exact)
    return { ...(await answer(asked, fuzzy, first)), match: 'fuzzy', didYouMean: await hint }
  }
  if (exact.facets.baseTotal > 0) return { ...(await answer(asked, exact, [])), didYouMean: await hint }
  // Words as typed first: those that only sound alike bring other things. Runs that were joined to compare their sound cannot lose a word.
  const other = fuzzy === undefined || wider.units.length < exact.plan.units.length ? undefined : wider
  const relaxed =
    asked.klass === undefined
      ? ((await relaxedPlan(ctx, exact.plan)) ?? (other && (await relaxedPlan(ctx, other))))
      : undefined
  if (relaxed === undefined) return { ...NOTHING, facets: exact.facets.shown, didYouMean: await hint }
  const reading = await readingOf(asked, relaxed.plan)
  return { ...(await answer(asked, reading, [])), match: 'relaxed', dropped: relaxed.dropped, didYouMean: await hint }
}

async function readingOf({ ctx, knowledge, question, klass }: Asked, plan: SearchPlan): Promise<Reading> {
  const base: SearchBase = { words: queryOf(plan), klass }
  return { base, plan, facets: await facetsOf(ctx, knowledge, base, question.filters) }
}

async function answer(
  { ctx, knowledge, question }: Asked,
  { base, plan, facets }: Reading,
  first: readonly number[],
): Promise<FoundGoods> {
  const { filters, paging } = question
  const ids = await pageOf(ctx, knowledge, { base, plan, filters, paging, first }, facets)
  return { ...NOTHING, ids, total: facets.total, facets: facets.shown }
}

const firstOf = ({ ctx, knowledge, question }: Asked, { base, plan }: Reading): Promise<number[]> =>
  pageIds(ctx, knowledge, {
    base,
    plan,
    filters: NO_FILTERS,
    paging: { ...question.paging, page: 1, perPage: FEW },
    first: [],
  })

const NO_FILTERS: SearchFilters = Object.freeze({})

/** Whether the words find few goods; the class chosen afterwards does not count. */
async function findsFew({ ctx, klass }: Asked, { base, facets }: Reading): Promise<boolean> {
  if (facets.baseTotal >= FEW) return false
  if (klass === undefined || base.words === undefined) return true
  const [hits = 0] = await hitsOf(ctx, [base.words], FEW)
  return hits < FEW
}

/** The class at its level, also one that is too new to be known; null when there is none. */
async function levelOf(ctx: Ctx, { classes }: Knowledge, id: number): Promise<{ id: number; level: number } | null> {
  const known = classes.get(id)
  if (known !== undefined) return { id, level: known.level }
  const values = new Values()
  const [row] = await runPrepared<{ level: number }>(
    ctx,
    `select level from goods_classes where id = ${values.add(id)}`,
    values,
  )
  return row === undefined ? null : { id, level: row.level }
}

/** The plan with the last word as its head that is a head noun of goods, where its words alone do not tell. */
async function withHead(ctx: Ctx, plan: SearchPlan): Promise<SearchPlan> {
  if (plan.isHeadSure) return plan
  const hits = await hitsOf(
    ctx,
    plan.units.map(unit => unit.noun),
    1,
  )
  const noun = hits.lastIndexOf(1)
  return noun < 0 ? plan : { ...plan, head: noun }
}

/** The class that the words name; null when they name none, or several. */
function meantBy({ units }: SearchPlan, { classes }: Knowledge): GoodsSearchData['class'] {
  const [unit, ...others] = units
  const [id, ...more] = unit?.classIds ?? []
  const klass = id === undefined || more.length > 0 || others.length > 0 ? undefined : classes.get(id)
  return klass === undefined ? null : { id: klass.id, name: klass.name, name_en: klass.name_en }
}
