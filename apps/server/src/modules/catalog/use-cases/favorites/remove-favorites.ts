import { FAVORITE_TYPES } from '@shiji/contract/catalog/favorites.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { holdUser } from '../../../identity/index.ts'
import { recordFollows } from '../../../store/index.ts'
import { countCollects, deleteFavorites, type FavoritesToRemove } from '../../data/favorites/favorite.repo.ts'

/**
 * Removes favourites of the buyer and subtracts them from the counts. Ids are removed all or none: a foreign or missing
 * one refuses with `record.missing`. Removing something that is not a favourite is not refused; then nothing is
 * deleted.
 */
export function removeFavorites(ctx: Ctx<BuyerActor>, which: FavoritesToRemove): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    // Changes of one buyer's favourites wait for each other, so that the limit holds; taken before any goods or store.
    await holdUser(tx, tx.scope.id)
    const gone = await deleteFavorites(tx, which)
    if (!('type' in which) && gone.length !== which.length) throw new AppError('record.missing')
    const named = (type: number) => gone.filter(row => row.isType === type).map(row => row.outId)
    await recordFollows(tx, named(FAVORITE_TYPES.store), -1)
    await countCollects(tx, named(FAVORITE_TYPES.goods), -1)
    return { deleted: gone.length }
  })
}
