import type { Ctx } from '../../../../infra/context.ts'
import type { PlannedUnit, SearchPlan } from '../../../../infra/search/plan.ts'
import { all } from '../../../../infra/search/query.ts'
import { hitsOf } from './hits.queries.ts'

/** A plan that finds something, and the words that were left out for it. */
export interface Relaxed {
  readonly plan: SearchPlan
  readonly dropped: readonly string[]
}

/** Counts above this tell nothing more about how special a word is. */
const ENOUGH = 200

/**
 * The plan with as few words left out as needed to find goods: one after another, describing words before the word that is
 * looked for, and of several choices the one that keeps the rarest words. Undefined when no words are left that name
 * a thing.
 */
export async function relaxedPlan(ctx: Ctx, plan: SearchPlan): Promise<Relaxed | undefined> {
  const alone = await hitsOf(
    ctx,
    plan.units.map(unit => unit.query),
    ENOUGH,
  )
  const rest = new Set(plan.units.keys())
  const dropped: number[] = []
  const drop = (at: number): void => {
    rest.delete(at)
    dropped.push(at)
  }
  for (const [at, hits] of alone.entries()) if (hits === 0) drop(at)
  while (rest.size > 0) {
    const left = [...rest]
    if (dropped.length > 0 && !isThing(left, plan)) return undefined
    if (dropped.length > 0 && (await hitsOf(ctx, [queryOf(left, plan)], 1))[0] === 1)
      return relaxed(plan, left, dropped)
    const choices = left.length > 1 && left.includes(plan.head) ? left.filter(at => at !== plan.head) : left
    const hits = await hitsOf(
      ctx,
      choices.map(at =>
        queryOf(
          left.filter(each => each !== at),
          plan,
        ),
      ),
      ENOUGH,
    )
    const ranked = choices
      .map((at, index) => ({ at, hits: hits[index] ?? 0, own: alone[at] ?? 0 }))
      .toSorted((a, b) => Number(b.hits > 0) - Number(a.hits > 0) || (a.hits > 0 ? a.hits - b.hits : b.own - a.own))
    const [next] = ranked
    if (next === undefined) return undefined
    drop(next.at)
  }
  return undefined
}

const queryOf = (units: readonly number[], plan: SearchPlan): string =>
  all(units.flatMap(at => plan.units[at]?.query ?? [])) ?? ''

/** Whether what is left says which thing is meant: the head as a word of its own, or a word that names a class. */
function isThing(units: readonly number[], plan: SearchPlan): boolean {
  const names = (unit: PlannedUnit | undefined): boolean => (unit?.classIds.length ?? 0) > 0
  const head = plan.units[plan.head]
  const keepsHead = units.includes(plan.head) && ([...(head?.text ?? '')].length > 1 || names(head))
  return keepsHead || units.some(at => names(plan.units[at]))
}

function relaxed(plan: SearchPlan, left: readonly number[], dropped: readonly number[]): Relaxed {
  const kept = left.toSorted((a, b) => a - b)
  return {
    plan: {
      units: kept.flatMap(at => plan.units[at] ?? []),
      head: Math.max(0, kept.includes(plan.head) ? kept.indexOf(plan.head) : kept.length - 1),
      isHeadSure: true,
      wholes: [],
    },
    dropped: dropped.toSorted((a, b) => a - b).flatMap(at => plan.units[at]?.text ?? []),
  }
}
