import {
  addFavoriteCall,
  dropFavoriteCall,
  favoritesCall,
  keptFavoritesCall,
  removeFavoritesCall,
} from '@shiji/contract/catalog/favorite.buyer.calls.ts'
import type { FavoriteInput, FavoriteRow, FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { api } from '../base/api.ts'
import { mutationBy, mutationOf, queryOf, type Sending, sending } from '../base/endpoint.ts'

/** Ids of one kind to look up, many in one call. */
interface KeptQuestion {
  readonly is_type: FavoriteType
  readonly ids: readonly number[]
}

const LIST = { type: 'Favorite', id: 'LIST' } as const
const thing = (type: FavoriteType, id: number) => ({ type: 'Favorite', id: `${type}:${id}` }) as const
/** Cache tags that a change invalidates: lists, lookups of that id, and the store's number of followers. */
const changed = ({ is_type, out_id }: FavoriteInput) => [
  LIST,
  thing(is_type, out_id),
  ...(is_type === 1 ? [{ type: 'Store', id: out_id } as const] : []),
]

/** A favourite to add or to remove. */
type Heart = FavoriteInput & { readonly kept: boolean }
const callOf = ({ kept, ...one }: Heart): Sending<unknown> =>
  kept ? sending(addFavoriteCall, one) : sending(dropFavoriteCall, one)

/** A buyer's favourites: goods (type 0) and stores (1). Changes are optimistic and reverted when the server refuses. */
export const favoriteBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    favorites: queryOf(build, favoritesCall, { tags: () => [LIST] }),
    /** Which of these ids are favourites. Failures are not shown; the heart then stays empty. */
    keptFavorites: queryOf(build, keptFavoritesCall, {
      args: ({ is_type, ids }: KeptQuestion) => ({ is_type, ids: ids.join() }),
      ways: { expects: () => true },
      tags: ({ is_type, ids }) => ids.map(id => thing(is_type, id)),
    }),
    /** Adds or removes a favourite. */
    setFavorite: mutationBy(build, callOf, {
      // Also after a refusal, so that the heart shows the server's state.
      tags: changed,
      async onQueryStarted({ is_type, out_id, kept }, { dispatch, getState, queryFulfilled }): Promise<void> {
        const asked = api.util.selectInvalidatedBy(getState(), [thing(is_type, out_id)])
        const patches = asked.flatMap(({ endpointName, originalArgs }) =>
          endpointName === 'keptFavorites'
            ? dispatch(
                favoriteBuyerApi.util.updateQueryData('keptFavorites', originalArgs, ids => {
                  const others = ids.filter(id => id !== out_id)
                  return kept ? [...others, out_id] : others
                }),
              )
            : [],
        )
        await queryFulfilled.catch(() => undoAll(patches))
      },
    }),
    /** Removes favourites: they disappear from every list at once and return after a refusal. */
    removeFavorites: mutationOf(build, removeFavoritesCall, {
      by: 'ids',
      async onQueryStarted(ids, { dispatch, getState, queryFulfilled }): Promise<void> {
        const lists = api.util.selectInvalidatedBy(getState(), [LIST])
        const patches = lists.flatMap(({ endpointName, originalArgs }) =>
          endpointName === 'favorites'
            ? dispatch(favoriteBuyerApi.util.updateQueryData('favorites', originalArgs, page => without(page, ids)))
            : [],
        )
        await queryFulfilled.catch(() => undoAll(patches))
      },
    }),
  }),
})

function undoAll(patches: readonly { readonly undo: () => void }[]): void {
  for (const patch of patches) patch.undo()
}

function without(page: Page<FavoriteRow>, ids: readonly number[]): Page<FavoriteRow> {
  const data = page.data.filter(row => !ids.includes(row.id))
  return { ...page, data, total: page.total - (page.data.length - data.length) }
}

export const { useFavoritesQuery, useKeptFavoritesQuery, useSetFavoriteMutation, useRemoveFavoritesMutation } =
  favoriteBuyerApi
