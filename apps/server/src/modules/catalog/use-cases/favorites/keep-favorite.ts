import { FAVORITE_TYPES, type FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { holdUser } from '../../../identity/index.ts'
import { recordFollows } from '../../../store/index.ts'
import { mayKeep } from '../../data/favorites/favorite.queries.ts'
import { countCollects, favoriteId, insertFavorite } from '../../data/favorites/favorite.repo.ts'

/**
 * Adds goods (type 0) or a store (1) to the buyer's favourites, with the current price, and counts it. Adding twice
 * gives one row and the same answer. Refuses goods that are not for sale, stores that are hidden or closed, and more
 * than a buyer may have.
 */
export function keepFavorite(ctx: Ctx<BuyerActor>, type: FavoriteType, outId: number): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    // Changes of one buyer's favourites wait for each other, so that the limit holds; taken before any goods or store.
    await holdUser(tx, tx.scope.id)
    const id = await insertFavorite(tx, type, outId)
    if (id === undefined) return { id: (await favoriteId(tx, type, outId)) ?? (await refuse(tx, type, outId)) }
    await (type === FAVORITE_TYPES.goods ? countCollects(tx, [outId], 1) : recordFollows(tx, [outId], 1))
    return { id }
  })
}

async function refuse(tx: Ctx<BuyerActor>, type: FavoriteType, outId: number): Promise<never> {
  if (await mayKeep(tx, type, outId)) throw new AppError('favorite.full', { limit: LIMITS.favorite.perType })
  throw new AppError(type === FAVORITE_TYPES.goods ? 'goods.not_for_sale' : 'favorite.store_missing')
}
