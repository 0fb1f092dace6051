import { favoritesCall } from '@shiji/contract/catalog/favorite.buyer.calls.ts'
import { FAVORITE_TYPES, type FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Actor, BuyerActor, Ctx } from '../../../../infra/context.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { type ListSpec, number, type ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { besidePage, inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { instantText, statusText, stores, withCities } from '../../../store/index.ts'
import { offeredText } from '../../domain/listed.ts'
import { goods } from '../goods/goods.table.ts'
import { favorites } from './favorite.table.ts'

/** Filters and sorts of GET /user/favorites. */
export const favoriteList: ListSpec = {
  ...listOf(favoritesCall, { is_type: favorites.isType, created_at: favorites.createdAt }),
  // Two kinds: comparisons by more or less are meaningless.
  filters: { is_type: { ...number(favorites.isType), operators: ['eq'] } },
}

export type FavoriteFacts = Awaited<ReturnType<typeof readPlaced>>[number]

export interface FavoritePage {
  readonly rows: readonly FavoriteFacts[]
  readonly total: number
  /** How many goods and stores are the buyer's favourites, whatever the filter. */
  readonly count: { readonly goods: number; readonly store: number } | undefined
}

/** The buyer's favourites with their current state, newest first. */
export async function ownFavorites(ctx: Ctx<BuyerActor>, list: ParsedList): Promise<FavoritePage> {
  const own = inScope(ctx.scope, { buyer: favorites.userId })
  const [{ ids, total }, counted] = await Promise.all([
    pageIds(ctx, favorites, favorites.id, list, listCondition(list, own)),
    besidePage(list, () => countByType(ctx)),
  ])
  return { rows: inOrder(ids, await readPlaced(ctx, ids)), total, count: counted }
}

async function countByType(ctx: Ctx<BuyerActor>): Promise<{ goods: number; store: number }> {
  const rows = await ctx.db
    .select({ type: favorites.isType, kept: count() })
    .from(favorites)
    .where(inScope(ctx.scope, { buyer: favorites.userId }))
    .groupBy(favorites.isType)
  const of = (type: FavoriteType) => rows.find(row => row.type === type)?.kept ?? 0
  return { goods: of(FAVORITE_TYPES.goods), store: of(FAVORITE_TYPES.store) }
}

async function readPlaced(ctx: Ctx, ids: readonly number[]) {
  const rows = await readRows(ctx, ids)
  const placed = new Map(
    (
      await withCities(
        ctx,
        rows.map(row => row.store),
      )
    ).map(store => [store.id, store.areaInfoEn]),
  )
  return rows.map(row => ({ ...row, store: { ...row.store, areaInfoEn: placed.get(row.store.id) ?? null } }))
}

/** The trading status of stores at this moment. */
const statusNow = (ctx: Ctx) => sql.raw(statusText('stores', instantText(ctx.clock.now())))

function readRows(ctx: Ctx, ids: readonly number[]) {
  const isGoods = eq(favorites.isType, FAVORITE_TYPES.goods)
  return ctx.db
    .select({
      id: favorites.id,
      isType: favorites.isType,
      outId: favorites.outId,
      priceWhenKept: favorites.priceWhenKept,
      createdAt: favorites.createdAt,
      goods: {
        name: goods.name,
        nameEn: goods.nameEn,
        image: sql<string | null>`${goods.images} ->> 0`,
        minPrice: goods.minPrice,
        sales: goods.sales,
        classId: goods.classId,
        isInStock: goods.inStock,
        isOffered: sql.raw(offeredText('goods')).mapWith(Boolean),
      },
      store: {
        id: stores.id,
        name: stores.name,
        nameEn: stores.nameEn,
        seal: stores.seal,
        colour: stores.colour,
        logo: stores.logo,
        isFlagship: stores.isFlagship,
        areaInfo: stores.areaInfo,
        provinceId: stores.provinceId,
        cityId: stores.cityId,
        followCount: stores.followCount,
        commentCount: stores.commentCount,
        agreeSum: stores.agreeSum,
        serviceSum: stores.serviceSum,
        speedSum: stores.speedSum,
        dueOrders: stores.dueOrders,
        lateHours: stores.lateHours,
        verify: stores.verify,
        status: statusNow(ctx).mapWith(String),
      },
    })
    .from(favorites)
    .leftJoin(goods, and(isGoods, eq(goods.id, favorites.outId)))
    .innerJoin(stores, sql`${stores.id} = case when ${isGoods} then ${goods.storeId} else ${favorites.outId} end`)
    .where(inArray(favorites.id, [...ids]))
}

/** Which of these are the caller's favourites; visitors have none. */
export async function keptOf(
  ctx: Ctx<Actor>,
  type: FavoriteType,
  outIds: readonly number[],
): Promise<readonly number[]> {
  if (ctx.scope.of !== 'buyer') return []
  const rows = await ctx.db
    .select({ outId: favorites.outId })
    .from(favorites)
    .where(
      and(
        inScope(ctx.scope, { buyer: favorites.userId }),
        eq(favorites.isType, type),
        inArray(favorites.outId, [...outIds]),
      ),
    )
  return rows.map(row => row.outId)
}

/** Whether it may be a favourite: goods that are listed, stores that are passed and not closed. */
export async function mayKeep(ctx: Ctx, type: FavoriteType, outId: number): Promise<boolean> {
  const found =
    type === FAVORITE_TYPES.goods
      ? ctx.db
          .select({ id: goods.id })
          .from(goods)
          .where(and(eq(goods.id, outId), goods.isListed))
      : ctx.db
          .select({ id: stores.id })
          .from(stores)
          .where(and(eq(stores.id, outId), eq(stores.verify, 'passed'), ne(statusNow(ctx), 'closed')))
  return (await found).length > 0
}
