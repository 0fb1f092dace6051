import type { GoodsCard, PricedSku } from '@shiji/contract/catalog/catalog.ts'
import type { Delivery, GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { htmlOf } from '../../../infra/rich-text/rich-text.ts'
import { gradeCard, storeCard, storeRate } from '../../store/index.ts'
import type { DetailFacts, DetailSku } from '../data/storefront/goods-detail.queries.ts'
import { freightModeOf } from '../domain/freight-mode.ts'
import { saleProblem } from '../domain/sale-problem.ts'
import type { ProductPrice } from '../ports.ts'

/** What a product page shows beside its goods. */
interface Beside {
  readonly delivery: Delivery
  readonly related: readonly GoodsCard[]
}

/** The product page: goods, store, price, and the reason if they cannot be bought. */
export function presentDetail(facts: DetailFacts, price: ProductPrice, { delivery, related }: Beside): GoodsDetail {
  const { comments } = facts
  const skus = facts.skus.map(sku => shownSku(sku, price))
  return {
    ...facts.card,
    price: skus.length === 0 ? facts.card.price : Math.min(...skus.map(sku => sku.price)),
    goods_no: facts.goodsNo,
    images: [...facts.images],
    video: facts.video,
    max_price: skus.length === 0 ? facts.maxPrice : Math.max(...skus.map(sku => sku.price)),
    classes: [...facts.classes],
    brand: facts.brand,
    axes: facts.axes.map(axis => ({ ...axis, values: [...axis.values] })),
    skus,
    attributes: [...facts.attributes],
    freight_mode: freightModeOf(facts.freightMode),
    delivery,
    content: htmlOf(facts.content),
    content_en: htmlOf(facts.contentEn),
    store: storeCard({ ...facts.store, areaInfoEn: facts.card.place_en }),
    store_rate: storeRate(facts.store),
    store_grade: facts.grade && gradeCard(facts.grade),
    comments: {
      all: comments.all,
      good: comments.good,
      medium: Math.max(0, comments.all - comments.good - comments.bad),
      bad: comments.bad,
      with_image: comments.withImage,
      rate: comments.all === 0 ? 100 : Math.round((comments.good * 100) / comments.all),
    },
    unavailable: saleProblem({
      skuExists: facts.skus.length > 0,
      isOffered: true,
      isTrading: facts.isTrading,
      left: Math.max(0, ...facts.skus.map(sku => sku.left)),
    }),
    related: [...related],
  }
}

/** Does not reveal stock beyond what can be bought at once (T37). */
const shownSku = ({ left, ...sku }: DetailSku, { skus }: ProductPrice): PricedSku => ({
  ...sku,
  price: skus.get(sku.id)?.price ?? sku.price,
  price_steps: [...(skus.get(sku.id)?.steps ?? [])],
  stock: Math.min(left, LIMITS.order.buyNumMax),
})
