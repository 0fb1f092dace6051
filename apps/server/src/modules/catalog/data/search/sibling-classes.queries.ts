import type { Ctx } from '../../../../infra/context.ts'
import type { SearchFilters } from '../../domain/search-terms.ts'
import { runPrepared, Values } from '../sql-text.ts'
import type { Counted } from './facet-names.queries.ts'
import type { Knowledge } from './knowledge.queries.ts'
import { allBut, countedCondition, facetConditions, type SearchBase } from './search-conditions.ts'

const COLUMNS = { 2: 'class_middle_id', 3: 'class_id' } as const

/**
 * Results of the chosen class and of those below the same parent, as if each was chosen, in the order of the tree. Top
 * classes have no siblings here: counting them would read the whole shop.
 */
export async function siblingCounts(
  ctx: Ctx,
  { classes, attributeOf }: Knowledge,
  { words, klass }: SearchBase,
  filters: SearchFilters,
): Promise<readonly Counted[]> {
  const level = klass?.level
  const parent = klass === undefined ? undefined : classes.get(klass.id)?.pid
  if (parent === undefined || (level !== 2 && level !== 3)) return []
  const values = new Values()
  const where = countedCondition({ words, klass: { id: parent, level: level - 1 } }, classes, values)
  const others = allBut(facetConditions(filters, attributeOf, values))
  const text = `select g.${COLUMNS[level]} as id, count(*) as count from goods g where ${where} and ${others} group by 1`
  const rows = await runPrepared<{ id: string; count: string }>(ctx, text, values)
  const counts = new Map(rows.map(row => [Number(row.id), Number(row.count)]))
  return [...classes.values()]
    .filter(each => each.pid === parent)
    .map(({ id }) => ({ id, count: counts.get(id) ?? 0 }))
    .filter(each => each.count > 0)
}
