import {
  deliveryCall,
  goodsByQueryCall,
  goodsCall,
  goodsClassesCall,
  goodsGoneCall,
  searchGoodsCall,
  suggestCall,
} from '@shiji/contract/catalog/goods.buyer.calls.ts'
import { Delivery, DeliveryQuery, GoodsDetail, GoodsGone } from '@shiji/contract/catalog/goods-detail.ts'
import {
  type ChosenIds,
  type GoodsSearch,
  GoodsSearchData,
  GoodsSearchParams,
  Suggestions,
} from '@shiji/contract/catalog/search.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { IdParams, Strict } from '@shiji/contract/schema.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import Type from 'typebox'
import { isUnreadable, PagedParams, readEncodedParams } from '../../../http/request/encoded-params.ts'
import { readKeywords } from '../../../http/request/search-keywords.ts'
import { compileValidator } from '../../../http/request/validate.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { classTree } from '../data/classes/class.queries.ts'
import { cardsOf } from '../data/storefront/goods-card.queries.ts'
import { goodsDetail, goodsGone, relatedGoods } from '../data/storefront/goods-detail.queries.ts'
import { NO_FACETS, usualOrder } from '../domain/search-terms.ts'
import { ClassTree } from './class-tree.ts'
import { presentDetail } from './goods-detail.presenter.ts'
import { pricedProduct } from './priced-product.ts'
import { readDelivery } from './read-delivery.ts'

const validate = compileValidator(GoodsSearchParams)

/** Searches by the base64 JSON of `GoodsSearch`; paging may be outside of it too. */
async function search(
  ctx: Ctx,
  text: string | undefined,
  outside: { readonly page?: number; readonly per_page?: number },
): Promise<GoodsSearchData> {
  if (isUnreadable(text)) return nothingFound(outside.per_page ?? LIMITS.list.perPage)
  // The validator has established the shape.
  const wanted: GoodsSearch = { ...outside, ...(readEncodedParams(validate, text) as GoodsSearch) }
  const { page = 1, per_page: perPage = LIMITS.list.perPage, sort = 'default', order = usualOrder(sort) } = wanted
  if (page * perPage > LIMITS.list.deepestRow + perPage) throw new AppError('request.too_deep')
  const filters = {
    ...(wanted.class_id === undefined ? {} : { classId: wanted.class_id }),
    ...chosen('brandIds', wanted.brand_id),
    ...chosen('storeIds', wanted.store_id),
    ...chosen('valueIds', wanted.values),
    ...(wanted.rating_min === undefined ? {} : { ratingMin: wanted.rating_min }),
    ...(wanted.free_delivery === true ? { freeDelivery: true } : {}),
    ...(wanted.price_min === undefined ? {} : { priceMin: fen(wanted.price_min) }),
    ...(wanted.price_max === undefined ? {} : { priceMax: fen(wanted.price_max) }),
    ...(wanted.in_stock === true ? { inStock: true } : {}),
  }
  const paging = { sort, order, page, perPage }
  const found = await ctx.ports.searchEngine.search(ctx, { keywords: readKeywords(wanted.keywords), filters, paging })
  const cards = await cardsOf(ctx, found.ids)
  const total = Math.min(found.total, LIMITS.list.countCap + 1)
  return {
    data: cards,
    count: cards.length,
    total,
    per_page: perPage,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    current_page: page,
    facets: found.facets,
    match: found.match,
    dropped: [...found.dropped],
    did_you_mean: found.didYouMean,
    class: found.meant,
  }
}

/** The ids of a filter, once each and in order, so that equal searches share counts; an empty list filters nothing. */
const chosen = <Name extends string>(name: Name, ids: ChosenIds | undefined): { readonly [K in Name]?: number[] } => {
  const list = ids === undefined ? [] : typeof ids === 'number' ? [ids] : [...new Set(ids)].toSorted((a, b) => a - b)
  const filter: { [K in Name]?: number[] } = {}
  if (list.length > 0) filter[name] = list
  return filter
}

/** An unreadable address finds nothing (spec §2), like a search for words that no product has. */
const nothingFound = (perPage: number): GoodsSearchData => ({
  data: [],
  count: 0,
  total: 0,
  per_page: perPage,
  last_page: 1,
  current_page: 1,
  facets: NO_FACETS,
  match: 'exact',
  dropped: [],
  did_you_mean: null,
  class: null,
})

const RELATED = 6

export const goodsBuyerRoutes = [
  answer(
    searchGoodsCall,
    {
      summary: 'Search goods; `params` is the base64 JSON of GoodsSearch',
      params: Strict({ params: Type.Optional(Type.String()) }),
      data: GoodsSearchData,
    },
    (ctx, { params }) => search(ctx, params.params, {}),
  ),
  answer(
    goodsByQueryCall,
    {
      summary: 'The same search with `params` in the query',
      query: PagedParams,
      data: GoodsSearchData,
    },
    (ctx, { query: { params, ...paging } }) => search(ctx, params, paging),
  ),
  answer(
    suggestCall,
    {
      summary: 'What typed text may become',
      query: Strict({ q: Type.Optional(Type.String({ maxLength: 64 })) }),
      data: Suggestions,
    },
    (ctx, { query }) => ctx.ports.searchEngine.suggest(ctx, query.q ?? ''),
  ),
  answer(
    goodsCall,
    {
      summary: 'Product page of listed goods',
      params: IdParams,
      data: GoodsDetail,
    },
    async (ctx, { params }) => {
      const facts = await goodsDetail(ctx, params.id)
      if (facts === undefined) throw new AppError('record.missing')
      const [price, delivery, related] = await Promise.all([
        ctx.ports.productPrices.of(ctx, pricedProduct(facts)),
        readDelivery(ctx, facts, {}),
        relatedGoods(ctx, facts.classId, params.id, RELATED),
      ])
      return presentDetail(facts, price, { delivery, related })
    },
  ),
  answer(
    deliveryCall,
    {
      summary: 'What delivery of goods to an area costs and when they arrive',
      params: IdParams,
      query: DeliveryQuery,
      data: Delivery,
    },
    async (ctx, { params, query }) => {
      const facts = await goodsDetail(ctx, params.id)
      if (facts === undefined) throw new AppError('record.missing')
      return readDelivery(ctx, facts, query)
    },
  ),
  answer(
    goodsGoneCall,
    {
      summary: 'Why goods are not for sale any more',
      params: IdParams,
      data: GoodsGone,
    },
    (ctx, { params }) => goodsGone(ctx, params.id),
  ),
  answer(
    goodsClassesCall,
    {
      summary: 'Tree of goods classes',
      query: Strict({
        deep: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
        type: Type.Optional(Type.String({ maxLength: 20 })),
      }),
      data: ClassTree,
    },
    async (ctx, { query }) => cut(await classTree(ctx), query.deep ?? 3),
  ),
]

const cut = (nodes: readonly ClassNode[], deep: number): ClassNode[] =>
  nodes.map(node => ({ ...node, children: deep > 1 ? cut(node.children, deep - 1) : [] }))
