import { FAVORITE_TYPES, type FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import { storeCard } from '../../store/index.ts'
import type { FavoriteFacts } from '../data/favorites/favorite.queries.ts'
import { favoriteState } from '../domain/favorite-state.ts'

/** A row of the favourites as its page shows it. */
export function presentFavorite({ id, outId, priceWhenKept, createdAt, goods, store }: FavoriteFacts): FavoriteRow {
  const shown = goods ?? { name: store.name, nameEn: store.nameEn, image: store.logo, minPrice: null, sales: 0 }
  return {
    id,
    is_type: goods === null ? FAVORITE_TYPES.store : FAVORITE_TYPES.goods,
    out_id: outId,
    name: shown.name,
    name_en: shown.nameEn,
    image: shown.image ?? '',
    price: shown.minPrice,
    price_when_kept: priceWhenKept,
    sales: shown.sales,
    class_id: goods?.classId ?? null,
    store: storeCard(store),
    state: favoriteState({
      isOffered: goods?.isOffered ?? true,
      isInStock: goods?.isInStock ?? true,
      storeVerify: store.verify,
      storeStatus: store.status,
    }),
    created_at: createdAt.toISOString(),
  }
}
