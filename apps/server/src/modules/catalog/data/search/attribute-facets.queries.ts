import type { GoodsFacets } from '@shiji/contract/catalog/search.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { SearchFilters } from '../../domain/search-terms.ts'
import { runPrepared, Values } from '../sql-text.ts'
import type { Knowledge } from './knowledge.queries.ts'
import { allBut, baseCondition, facetConditions, type SearchBase } from './search-conditions.ts'

/**
 * Results per value of the attributes that a third-level class is filtered by; those of an attribute are counted without
 * its own filter, so that further values can be added.
 */
export async function attributeFacets(
  ctx: Ctx,
  { attributes, attributeOf }: Knowledge,
  base: SearchBase,
  leaf: number,
  filters: SearchFilters,
): Promise<GoodsFacets['attributes']> {
  const shown = (attributes.get(leaf) ?? []).filter(attribute => attribute.isFilter)
  if (shown.length === 0) return []
  const values = new Values()
  const where = baseCondition(base, values)
  const conditions = facetConditions(filters, attributeOf, values)
  const chosen = [...conditions.attributes.keys()].filter(id => shown.some(attribute => attribute.id === id))
  const flags = [
    `${allBut(conditions)} as matched`,
    ...chosen.map((id, at) => `${allBut(conditions, id)} as without_${at}`),
  ]
  const counts = [
    'count(*) filter (where matched) as matched',
    ...chosen.map((_, at) => `count(*) filter (where without_${at}) as without_${at}`),
  ]
  const text = `
    select value, ${counts.join(', ')} from (
      select unnest(g.value_ids) as value, ${flags.join(', ')} from goods g
      where ${where} and g.class_id = ${values.add(leaf)}) found group by value`
  const rows = await runPrepared<{ value: string; matched: string; [without: `without_${number}`]: string }>(
    ctx,
    text,
    values,
  )
  const counted = new Map(rows.map(row => [Number(row.value), row]))
  return shown
    .map(({ id, name, name_en, values: own }) => {
      const column = chosen.indexOf(id)
      return {
        id,
        name,
        name_en,
        values: own
          .map(value => {
            const row = counted.get(value.id)
            return { ...value, count: Number((column < 0 ? row?.matched : row?.[`without_${column}`]) ?? 0) }
          })
          .filter(value => value.count > 0),
      }
    })
    .filter(attribute => attribute.values.length > 0)
}
