import { FAVORITE_TYPES, type FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import { inScope, ownerOf } from '../../../../records/in-scope.ts'
import { goods } from '../goods/goods.table.ts'
import { favorites } from './favorite.table.ts'

const insertOf = (type: FavoriteType, price: string, from: string) => `
  insert into favorites (id, user_id, is_type, out_id, price_when_kept, created_at)
  select $1, $2, ${type}, o.id, ${price}, $3 from ${from}
    and (select count(*) from favorites where user_id = $2 and is_type = ${type}) < $5
  on conflict (user_id, is_type, out_id) do nothing
  returning id`

const KEEP: Readonly<Record<FavoriteType, string>> = {
  [FAVORITE_TYPES.goods]: insertOf(0, 'o.min_price', 'goods o where o.id = $4 and o.is_listed'),
  [FAVORITE_TYPES.store]: insertOf(
    1,
    'null',
    "stores o where o.id = $4 and o.verify = 'passed' and o.status <> 'closed'",
  ),
}

/**
 * Adds a favourite that buyers may see; undefined when it exists already, there is no such goods or store, or the buyer
 * has too many.
 */
export async function insertFavorite(
  tx: Ctx<BuyerActor>,
  type: FavoriteType,
  outId: number,
): Promise<number | undefined> {
  const values = [await tx.ids.next(), ownerOf(tx.scope), tx.clock.now(), outId, LIMITS.favorite.perType]
  const [row] = await named<{ id: string }>(tx, `favorite_keep_${type}`, KEEP[type], values)
  return row === undefined ? undefined : Number(row.id)
}

/** The buyer's own rows for one goods or store, or of these ids. */
const mine = (tx: Ctx<BuyerActor>, condition: SQL | undefined) =>
  and(inScope(tx.scope, { buyer: favorites.userId }), condition)
const ofThing = (type: FavoriteType, outId: number) => and(eq(favorites.isType, type), eq(favorites.outId, outId))

/** Id of the buyer's row for this goods or store; undefined when it is not a favourite. */
export async function favoriteId(tx: Ctx<BuyerActor>, type: FavoriteType, outId: number): Promise<number | undefined> {
  const [row] = await tx.db
    .select({ id: favorites.id })
    .from(favorites)
    .where(mine(tx, ofThing(type, outId)))
  return row?.id
}

/** Which rows to remove: by their ids, or the one of a goods or store. */
export type FavoritesToRemove = readonly number[] | { readonly type: FavoriteType; readonly outId: number }

/** Deletes rows of the buyer and returns what they referred to. */
export function deleteFavorites(
  tx: Ctx<BuyerActor>,
  which: FavoritesToRemove,
): Promise<readonly { readonly isType: number; readonly outId: number }[]> {
  const condition = 'type' in which ? ofThing(which.type, which.outId) : inArray(favorites.id, [...which])
  return tx.db
    .delete(favorites)
    .where(mine(tx, condition))
    .returning({ isType: favorites.isType, outId: favorites.outId })
}

/** Adds 1 or −1 to the favourite count of these goods. Rows are locked by id. */
export async function countCollects(tx: Ctx, goodsIds: readonly number[], times: 1 | -1): Promise<void> {
  if (goodsIds.length === 0) return
  const these = inArray(goods.id, [...goodsIds])
  await tx.db.select({ id: goods.id }).from(goods).where(these).orderBy(goods.id).for('no key update')
  await tx.db
    .update(goods)
    .set({ collectCount: sql`${goods.collectCount} + ${times}` })
    .where(these)
}
