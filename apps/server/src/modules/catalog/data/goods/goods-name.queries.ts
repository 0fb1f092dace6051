import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope } from '../../../../infra/scope.ts'
import { exactQuery, queryWords } from '../../../../infra/search/query.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ByIds, Matches } from '../../../../records/list.ts'
import { partsOf } from '../../../../records/list-of.ts'
import { isOneOf } from '../../../../records/list-sql.ts'
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

/** Most names that a list is narrowed by: rows of thousands of goods are found faster along the index than by reading all names. */
const MOST_NAMES = 5_000

/** Goods that have or had a name that a filter looks for, and these names as they are written. */
export interface NamedGoods {
  readonly ids: readonly number[]
  readonly names: readonly string[]
  /** Whether one of them has or had another name too, so that rows which keep a name may show that one. */
  readonly isRenamed: () => Promise<boolean>
}

/** A filter by a name of goods: the condition on a list by the goods that have or had it. */
export const byGoodsNamed =
  (condition: (found: NamedGoods) => SQL | undefined | Promise<SQL | undefined>): ByIds =>
  async (ctx, matches) => {
    const found = await goodsEverNamed(ctx, matches)
    return found && condition(found)
  }

/**
 * Goods of the caller's scope that have or had such a name, deleted ones too; undefined where they are too many to
 * narrow a list by.
 */
async function goodsEverNamed(ctx: Ctx, matches: Matches): Promise<NamedGoods | undefined> {
  const rows = await ctx.db
    .select({ id: goodsNames.goodsId, name: goodsNames.name })
    .from(goodsNames)
    .where(and(inScope(ctx.scope, { store: goodsNames.storeId }), matches(partsOf(goodsNames.name))))
    .limit(MOST_NAMES + 1)
  if (rows.length > MOST_NAMES) return undefined
  const ids = [...new Set(rows.map(({ id }) => id))]
  const names = [...new Set(rows.map(({ name }) => name))]
  return { ids, names, isRenamed: () => hasRenamed(ctx, ids) }
}

async function hasRenamed(ctx: Ctx, ids: readonly number[]): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: goods.id })
    .from(goodsNames)
    .innerJoin(goods, eq(goods.id, goodsNames.goodsId))
    .where(and(isOneOf(goodsNames.goodsId, ids), ne(goodsNames.name, goods.name), ne(goodsNames.name, goods.nameEn)))
    .limit(1)
  return rows.length > 0
}
