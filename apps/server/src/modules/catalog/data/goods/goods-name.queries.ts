import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { exactQuery, queryWords } from '../../../../infra/search/query.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ByIds, Matches } from '../../../../records/list.ts'
import { partsOf } from '../../../../records/list-of.ts'
import { fewIds } from '../../../../records/list-sql.ts'
import { goodsScope } from './goods.repo.ts'
import { goods, goodsNames, skus } from './goods.table.ts'

const named = { goods: goods.name, goods_en: goods.nameEn }

/** The names of goods, to fill in messages; undefined when they are gone. */
export async function goodsName(ctx: Ctx, goodsId: number) {
  const [row] = await ctx.db.select(named).from(goods).where(eq(goods.id, goodsId))
  return row
}

/** The goods of a SKU with their names; undefined when it is gone. */
export async function goodsNameOfSku(ctx: Ctx, skuId: number) {
  const [row] = await ctx.db
    .select({ goodsId: goods.id, ...named })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(skus.id, skuId))
  return row
}

/**
 * Goods of a scope by their name, the best sold first and at most `most`: for lists of rows that hold ids of goods. In
 * a store any part of the name in either language, over all stores the words of the search, through its index. Deleted
 * goods are not found.
 */
export async function goodsNamed(ctx: Ctx, scope: Scope, text: string, most: number): Promise<number[]> {
  const matches = scope.of === 'platform' ? hasWords(text) : containsText(text)
  if (matches === undefined) return []
  const rows = await ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(goodsScope(scope), matches))
    .orderBy(desc(goods.sales), desc(goods.id))
    .limit(most)
  return rows.map(row => row.id)
}

function containsText(text: string): SQL | undefined {
  const part = `%${text.replaceAll(/[\\%_]/g, match => `\\${match}`)}%`
  return or(sql`${goods.name} ilike ${part}`, sql`${goods.nameEn} ilike ${part}`)
}

function hasWords(text: string): SQL | undefined {
  const words = exactQuery(queryWords(text))
  return words === undefined ? undefined : sql`${goods.search} @@ ${words}::tsquery`
}

/** A filter by a name of goods: the condition on a list by the goods that have or had it, and the filter itself. */
export const byGoodsNamed =
  (condition: (ids: readonly number[], matches: Matches) => SQL | undefined): ByIds =>
  async (ctx, matches) => {
    const ids = await goodsEverNamed(ctx, matches)
    return ids && condition(ids, matches)
  }

/**
 * Goods of the caller's scope that have or had such a name, deleted ones too; undefined where they are too many to
 * narrow a list by (`fewIds`).
 */
const goodsEverNamed = (ctx: Ctx, matches: Matches): Promise<readonly number[] | undefined> => {
  const where = and(inScope(ctx.scope, { store: goodsNames.storeId }), matches(partsOf(goodsNames.name)))
  return fewIds(ctx, sql`select ${goodsNames.goodsId} as id from ${goodsNames} where ${where}`)
}
