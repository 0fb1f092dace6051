import { call } from '../call.ts'
import type { Page } from '../envelope.ts'
import type { Deleted, Done, IdsParams } from '../schema.ts'
import type { FavoriteInput, FavoriteQuestion, FavoriteRow, KeptIds } from './favorites.ts'

const own = { area: 'buyer', access: 'session' } as const

/** Own favourites, newest first; `is_type` 0 goods, 1 stores. `count` holds the numbers of both. */
export const favoritesCall = call<{ data: Page<FavoriteRow> }>()({
  ...own,
  method: 'GET',
  path: '/user/favorites',
  filters: { is_type: 'number' },
  sorts: ['created_at'],
  defaultSort: { prop: 'created_at', order: 'desc' },
})

/** Which of these ids are favourites of the caller; none for visitors. */
export const keptFavoritesCall = call<{ query: FavoriteQuestion; data: KeptIds }>()({
  area: 'buyer',
  access: 'public',
  method: 'GET',
  path: '/user/favorites/has',
})

/** Adds a favourite; added twice it is the same row. */
export const addFavoriteCall = call<{ body: FavoriteInput; data: Done }>()({
  ...own,
  method: 'POST',
  path: '/user/favorites',
  changesWhenRefused: true,
})

/** Removes goods or a store from the favourites, by what it is. */
export const dropFavoriteCall = call<{ query: FavoriteInput; data: Deleted }>()({
  ...own,
  method: 'DELETE',
  path: '/user/favorites',
  changesWhenRefused: true,
})

/** Removes own favourites by ids, all or none. */
export const removeFavoritesCall = call<{ params: IdsParams; data: Deleted }>()({
  ...own,
  method: 'DELETE',
  path: '/user/favorites/:ids',
  changes: ['Favorite', 'Store'],
  changesWhenRefused: true,
})
