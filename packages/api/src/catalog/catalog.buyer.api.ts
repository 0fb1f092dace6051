import {
  cardsCall,
  deliveryCall,
  goodsCall,
  goodsGoneCall,
  homeCall,
  recommendCall,
  searchGoodsCall,
  suggestCall,
} from '@shiji/contract/catalog/goods.buyer.calls.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { commonCall } from '@shiji/contract/platform/site.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'
import { sessionActions } from '../base/session/session.slice.ts'
import { searchText } from './search-params.ts'

/** Catalogue calls for visitors. */
export const catalogBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    /** Site data (spec §7); the visitor's IP address is kept in storage (spec §3 ip). */
    common: queryOf(build, commonCall, {
      ways: { needsData: true },
      async onQueryStarted(_none, { dispatch, queryFulfilled }): Promise<void> {
        const site = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
        if (site !== undefined) dispatch(sessionActions.ipSeen(site.ip))
      },
    }),
    home: queryOf(build, homeCall, { ways: { needsData: true } }),
    searchGoods: queryOf(build, searchGoodsCall, {
      args: (search: GoodsSearch) => ({ params: searchText(search) }),
    }),
    suggest: queryOf(build, suggestCall, { by: 'q' }),
    goods: queryOf(build, goodsCall, { by: 'id' }),
    delivery: queryOf(build, deliveryCall),
    goodsGone: queryOf(build, goodsGoneCall, { by: 'id' }),
    recommend: queryOf(build, recommendCall),
    cards: queryOf(build, cardsCall, { args: (ids: readonly number[]) => ({ ids: ids.join() }) }),
  }),
})

export const {
  useCommonQuery,
  useHomeQuery,
  useSearchGoodsQuery,
  useLazySearchGoodsQuery,
  useSuggestQuery,
  useGoodsQuery,
  useDeliveryQuery,
  useGoodsGoneQuery,
  useRecommendQuery,
  useCardsQuery,
} = catalogBuyerApi
