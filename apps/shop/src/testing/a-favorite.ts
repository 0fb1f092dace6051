import type { FavoriteRow } from '@shiji/contract/catalog/favorites.ts'
import { aStore } from './a-product.ts'

/** Favourite goods, named after their id; the id of the product is 100 higher. */
export const aFavorite = (id: number, part: Partial<FavoriteRow> = {}): FavoriteRow => ({
  id,
  is_type: 0,
  out_id: 100 + id,
  name: `商品${id}`,
  name_en: `Product ${id}`,
  image: '',
  price: 1_000,
  price_when_kept: 1_000,
  sales: 0,
  class_id: 9,
  store: aStore(7, { name: '踏野', name_en: 'Tread' }),
  state: 'on_sale',
  created_at: '2026-06-01T00:00:00.000Z',
  ...part,
})

/** A followed store. */
export const aFollowed = (id: number, part: Partial<FavoriteRow> = {}): FavoriteRow =>
  aFavorite(id, {
    is_type: 1,
    out_id: id,
    name: `店${id}`,
    store: aStore(id, { follow_count: 12 }),
    price: null,
    price_when_kept: null,
    class_id: null,
    ...part,
  })
