import { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { cardsCall, recommendCall } from '@shiji/contract/catalog/goods.buyer.calls.ts'
import { CardsQuery, RecommendData, RecommendQuery } from '@shiji/contract/catalog/recommend.ts'
import Type from 'typebox'
import { answer } from '../../../../http/routes/answer.ts'
import { recommend } from '../../data/recommend/recommend.queries.ts'
import { cardsOf } from '../../data/storefront/goods-card.queries.ts'

export const recommendBuyerRoutes = [
  answer(
    recommendCall,
    {
      summary: 'Goods that may suit the person at a place of the shop',
      query: RecommendQuery,
      data: RecommendData,
    },
    (ctx, { query: { place, goods_id, exclude, seen } }) =>
      recommend(ctx, {
        place,
        ...(goods_id === undefined ? {} : { goodsId: goods_id }),
        exclude: idsOf(exclude),
        seen: idsOf(seen),
      }),
  ),
  answer(
    cardsCall,
    {
      summary: 'Cards of goods by their ids, without those that are not for sale',
      query: CardsQuery,
      data: Type.Array(GoodsCard),
    },
    (ctx, { query }) => cardsOf(ctx, [...new Set(idsOf(query.ids))]),
  ),
]

const idsOf = (text = ''): number[] =>
  text
    .split(',')
    .filter(id => id !== '')
    .map(Number)
    .filter(id => Number.isSafeInteger(id) && id > 0)
