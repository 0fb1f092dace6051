import {
  addFavoriteCall,
  dropFavoriteCall,
  favoritesCall,
  keptFavoritesCall,
  removeFavoritesCall,
} from '@shiji/contract/catalog/favorite.buyer.calls.ts'
import { FavoriteInput, FavoriteQuestion, FavoriteRow, KeptIds } from '@shiji/contract/catalog/favorites.ts'
import { Deleted, Done, IdsParams, PageOf } from '@shiji/contract/schema.ts'
import { answer } from '../../../http/routes/answer.ts'
import { idsOf } from '../../../records/ids.ts'
import { toPage } from '../../../records/list-sql.ts'
import { favoriteList, keptOf, ownFavorites } from '../data/favorites/favorite.queries.ts'
import { keepFavorite } from '../use-cases/favorites/keep-favorite.ts'
import { removeFavorites } from '../use-cases/favorites/remove-favorites.ts'
import { presentFavorite } from './favorite.presenter.ts'

export const favoriteBuyerRoutes = [
  answer(
    favoritesCall,
    {
      summary: 'Own favourites, newest first; is_type 0 goods, 1 stores. `count` holds the numbers of both',
      list: favoriteList,
      data: PageOf(FavoriteRow),
    },
    async (ctx, { list }) => {
      const { rows, total, count } = await ownFavorites(ctx, list)
      return toPage(list, rows.map(presentFavorite), total, count)
    },
  ),
  answer(
    keptFavoritesCall,
    {
      summary: 'Which of these ids the caller keeps; none for visitors',
      query: FavoriteQuestion,
      data: KeptIds,
    },
    async (ctx, { query }) => [...(await keptOf(ctx, query.is_type, idsOf(query.ids)))],
  ),
  answer(
    addFavoriteCall,
    {
      summary: 'Keep goods or a store; kept twice it is the same row',
      body: FavoriteInput,
      data: Done,
    },
    (ctx, { body }) => keepFavorite(ctx, body.is_type, body.out_id),
  ),
  answer(
    dropFavoriteCall,
    {
      summary: 'Let goods or a store go, kept or not',
      query: FavoriteInput,
      data: Deleted,
    },
    (ctx, { query }) => removeFavorites(ctx, { type: query.is_type, outId: query.out_id }),
  ),
  answer(
    removeFavoritesCall,
    {
      summary: 'Remove own favourites by ids, all or none',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => removeFavorites(ctx, idsOf(params.ids)),
  ),
]
