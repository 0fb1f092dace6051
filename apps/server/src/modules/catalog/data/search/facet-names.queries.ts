import type { Facet } from '@shiji/contract/catalog/search.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { runPrepared, Values } from '../sql-text.ts'

/** Maximum values of a facet. */
export const SHOWN = 20

/** A record with its number of results. */
export interface Counted {
  readonly id: number
  readonly count: number
}

/** Counted brands and stores with their names, in order. */
export async function namedRecords(
  ctx: Ctx,
  brands: readonly Counted[],
  stores: readonly Counted[],
): Promise<{ brands: Facet[]; stores: Facet[] }> {
  const names = brands.length + stores.length === 0 ? new Map() : await namesOf(ctx, brands, stores)
  const named = (kind: string, counted: readonly Counted[]) =>
    counted.flatMap(({ id, count }) => {
      const name = names.get(`${kind}${id}`)
      return name === undefined ? [] : [{ id, ...name, count }]
    })
  return { brands: named('brand', brands), stores: named('store', stores) }
}

async function namesOf(
  ctx: Ctx,
  brands: readonly Counted[],
  stores: readonly Counted[],
): Promise<ReadonlyMap<string, { name: string; name_en: string }>> {
  const values = new Values()
  const ids = (counted: readonly Counted[]) => `${values.add(counted.map(each => each.id))}::bigint[]`
  const text = `
    select 'brand' as kind, id, name_zh as name, name_en from goods_brands where id = any(${ids(brands)})
    union all select 'store', id, name, name_en from stores where id = any(${ids(stores)})`
  const rows = await runPrepared<{ kind: string; id: string; name: string; name_en: string }>(ctx, text, values)
  return new Map(rows.map(row => [`${row.kind}${row.id}`, { name: row.name, name_en: row.name_en }]))
}
