import type {
  GoodsDetail,
  GoodsSearch,
  GoodsSearchData,
  HomeData,
  Suggestions,
} from '@shiji/contract/catalog/catalog.ts'
import type { CommonData } from '@shiji/contract/platform/platform.ts'
import { api } from '../base/api.ts'
import { sessionActions } from '../base/session.slice.ts'
import { searchParams } from './search-params.ts'

/** Catalogue calls for visitors. */
export const catalogBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /common (spec §7): site data; the visitor's IP address is kept in storage (spec §3 ip). */
    common: build.query<CommonData, void>({
      query: () => ({ url: '/common', needsData: true }),
      providesTags: ['Common'],
      keepUnusedDataFor: 600,
      async onQueryStarted(_none, { dispatch, queryFulfilled }) {
        const site = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
        if (site !== undefined) dispatch(sessionActions.ipSeen(site.ip))
      },
    }),
    home: build.query<HomeData, void>({ query: () => ({ url: '/home', needsData: true }), providesTags: ['Goods'] }),
    /** GET /search/{params}, which the client rewrites to /goods_search/ (spec §7). */
    searchGoods: build.query<GoodsSearchData, GoodsSearch>({
      query: search => ({ url: `/search/${searchParams(search)}` }),
      providesTags: ['Goods'],
    }),
    suggest: build.query<Suggestions, string>({
      query: q => ({ url: '/goods_suggest', params: { q } }),
      keepUnusedDataFor: 60,
    }),
    goods: build.query<GoodsDetail, number>({
      query: id => ({ url: '/goods', id }),
      providesTags: (_data, _error, id) => [{ type: 'Goods', id }],
    }),
  }),
})

export const { useCommonQuery, useHomeQuery, useSearchGoodsQuery, useSuggestQuery, useGoodsQuery } = catalogBuyerApi
