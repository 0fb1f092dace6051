import type { GoodsCard, GoodsDetail, Sku } from '@shiji/contract/catalog/catalog.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { FREIGHT_MODES } from '@shiji/contract/statuses.ts'
import { htmlOf } from '../../../infra/rich-text/rich-text.ts'
import { calculateFreight, type FreightTemplate, storeCard } from '../../store/index.ts'
import type { DetailFacts, DetailSku } from '../data/goods-detail.queries.ts'
import { saleProblem } from '../domain/sale-problem.ts'

/** The product page: what is sold, by whom, for how much, and why not if not. */
export function presentDetail(
  facts: DetailFacts,
  templates: readonly FreightTemplate[],
  related: readonly GoodsCard[],
): GoodsDetail {
  const { comments } = facts
  return {
    ...facts.card,
    goods_no: facts.goodsNo,
    images: [...facts.images],
    video: facts.video,
    max_price: facts.maxPrice,
    classes: [...facts.classes],
    brand: facts.brand,
    axes: facts.axes.map(axis => ({ ...axis, values: [...axis.values] })),
    skus: facts.skus.map(shownSku),
    attributes: [...facts.attributes],
    services: [...facts.services],
    freight_mode: modeOf(facts),
    freight_from: freightFrom(facts, templates),
    content: htmlOf(facts.content),
    content_en: htmlOf(facts.contentEn),
    store: storeCard(facts.store),
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

/** More than can be bought at once is nobody's business (T37). */
const shownSku = ({ left, ...sku }: DetailSku): Sku => ({ ...sku, stock: Math.min(left, LIMITS.order.buyNumMax) })

const modeOf = ({ freightMode }: DetailFacts) => FREIGHT_MODES.find(mode => mode === freightMode) ?? 'default'

/** Freight of one lightest piece where no area has a rule of its own; null when the store has no template. */
function freightFrom(facts: DetailFacts, templates: readonly FreightTemplate[]): number | null {
  const weight = Math.min(...facts.skus.map(sku => sku.weight))
  const line = {
    mode: modeOf(facts),
    freightId: facts.freightId,
    weight: Number.isFinite(weight) ? weight : 0,
    buyNum: 1,
  }
  const result = calculateFreight([line], templates, undefined)
  return typeof result === 'string' ? null : result.amount
}
