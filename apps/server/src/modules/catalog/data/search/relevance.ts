import type { PlannedUnit, SearchPlan } from '../../../../infra/search/plan.ts'
import { ratedText } from '../goods/goods.table.ts'
import type { Values } from '../sql-text.ts'
import type { KnownClass } from './knowledge.queries.ts'

/**
 * What a match adds to the rank of goods (ADR 0033). The word that is looked for decides first: its class, then a head
 * noun of the name, a word of the name, a brand or value; words that describe it only tell apart what is left.
 */
const RANK = {
  head: { class: 64, endClass: 24, startClass: 12, ownNoun: 34, noun: 32, name: 16, record: 8 },
  other: { name: 4, record: 3, class: 2 },
  whole: 6,
} as const

const LEVELS = ['class_root_id', 'class_middle_id', 'class_id'] as const

const list = (ids: readonly number[], values: Values): string => `${values.add(ids)}::bigint[]`

/** Condition that goods `g` belong to one of the classes; undefined without any. */
function within(ids: readonly number[], classes: ReadonlyMap<number, KnownClass>, values: Values): string | undefined {
  const parts = LEVELS.flatMap((column, at) => {
    const here = ids.filter(id => classes.get(id)?.level === at + 1)
    return here.length === 0 ? [] : [`g.${column} = any(${list(here, values)})`]
  })
  return parts.length === 0 ? undefined : parts.join(' or ')
}

const lead = (query: string, values: Values): string => `g.search_lead @@ ${values.add(query)}::tsquery`

/** A `case` of conditions by falling worth; absent ones are left out. */
function best(choices: readonly (readonly [condition: string | undefined, worth: number])[]): string {
  const whens = choices.flatMap(([condition, worth]) =>
    condition === undefined ? [] : [`when ${condition} then ${worth}`],
  )
  return whens.length === 0 ? '0' : `(case ${whens.join(' ')} else 0 end)`
}

function recordOf({ brandIds, valueIds }: PlannedUnit, values: Values): string | undefined {
  const parts = [
    ...(brandIds.length === 0 ? [] : [`g.brand_id = any(${list(brandIds, values)})`]),
    ...(valueIds.length === 0 ? [] : [`g.value_ids && ${list(valueIds, values)}`]),
  ]
  return parts.length === 0 ? undefined : parts.join(' or ')
}

/** The rank of goods `g` for a plan, a whole number. */
export function rankText(plan: SearchPlan, classes: ReadonlyMap<number, KnownClass>, values: Values): string {
  const parts = plan.units.flatMap((unit, at) => {
    const record = recordOf(unit, values)
    if (at !== plan.head)
      return [
        best([
          [lead(unit.name, values), RANK.other.name],
          [record, RANK.other.record],
          [within(unit.classIds, classes, values), RANK.other.class],
        ]),
      ]
    return [
      best([
        [within(unit.classIds, classes, values), RANK.head.class],
        [within(unit.endClassIds, classes, values), RANK.head.endClass],
        [within(unit.startClassIds, classes, values), RANK.head.startClass],
      ]),
      best([
        [lead(unit.ownHead, values), RANK.head.ownNoun],
        [lead(unit.head, values), RANK.head.noun],
        [lead(unit.name, values), RANK.head.name],
        [record, RANK.head.record],
      ]),
    ]
  })
  const wholes = plan.wholes.map(query => best([[lead(query, values), RANK.whole]]))
  return [...parts, ...wholes].join(' + ')
}

/** Between goods of one rank: sales and rating, both bounded, so that neither runs away. */
export const POPULAR = `(least(ln(1 + g.sales) / 9, 1) * 0.6 + ${ratedText('g.')} / 50 * 0.4)`
