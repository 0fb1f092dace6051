import type { FavoriteInput, FavoriteRow, FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import type { ListQuery } from '@shiji/contract/list.ts'
import { api } from '../base/api.ts'

/** Ids of one kind to look up, many in one call. */
export interface KeptQuestion {
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

/** A buyer's favourites: goods (type 0) and stores (1). Changes are optimistic and reverted when the server refuses. */
export const favoriteBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    favorites: build.query<Page<FavoriteRow>, ListQuery>({
      query: params => ({ url: '/user/favorites', params }),
      providesTags: [LIST],
    }),
    /** Which of these ids are favourites. Failures are not shown; the heart then stays empty. */
    keptFavorites: build.query<readonly number[], KeptQuestion>({
      query: ({ is_type, ids }) => ({
        url: '/user/favorites/has',
        params: { is_type, ids: ids.join() },
        expects: () => true,
      }),
      providesTags: (_kept, _failure, { is_type, ids }) => ids.map(id => thing(is_type, id)),
    }),
    /** Adds or removes a favourite. */
    setFavorite: build.mutation<unknown, FavoriteInput & { readonly kept: boolean }>({
      query: ({ kept, ...one }) =>
        kept
          ? { url: '/user/favorites', method: 'POST', body: one }
          : { url: '/user/favorites', method: 'DELETE', params: one },
      // Also after a refusal, so that the heart shows the server's state.
      invalidatesTags: (_done, _failure, one) => changed(one),
      async onQueryStarted({ is_type, out_id, kept }, { dispatch, getState, queryFulfilled }) {
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
    removeFavorites: build.mutation<unknown, readonly number[]>({
      query: ids => ({ url: '/user/favorites', id: ids, method: 'DELETE' }),
      invalidatesTags: ['Favorite', 'Store'],
      async onQueryStarted(ids, { dispatch, getState, queryFulfilled }) {
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
