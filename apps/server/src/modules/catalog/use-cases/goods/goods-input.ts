import type { GoodsChange } from '@shiji/contract/catalog/catalog.ts'
import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import { cleanRichText } from '../../../../infra/rich-text/rich-text.ts'
import type { GoodsChanges, GoodsFacts } from '../../data/goods/goods.repo.ts'
import type { SkuRecord } from '../../data/goods/sku.repo.ts'

/**
 * The given fields as they are stored; fields that were not sent are not changed, and zero or empty is a value like any
 * other.
 */
export function goodsChanges(input: GoodsChange): GoodsChanges {
  return sent({
    name: input.name,
    subname: input.subname,
    nameEn: input.name_en,
    subnameEn: input.subname_en,
    goodsNo: input.goods_no,
    brandId: input.brand_id,
    images: input.images,
    video: input.video,
    marketPrice: input.market_price === undefined ? undefined : fen(input.market_price),
    weight: input.weight,
    freightMode: input.freight_mode,
    freightId: input.freight_id,
    axes: input.axes,
    attributes: input.attributes,
    services: input.services,
    shipHours: input.ship_hours,
    isRecommend: input.is_recommend,
    content: input.content === undefined ? undefined : cleanRichText(input.content),
    contentEn: input.content_en === undefined ? undefined : cleanRichText(input.content_en),
    shelf: input.shelf,
  })
}

function sent(fields: { readonly [K in keyof GoodsChanges]: GoodsChanges[K] | undefined }): GoodsChanges {
  const change: GoodsChanges = {}
  return Object.assign(change, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))
}

/** The input with its rich texts as they are stored. */
export const cleaned = <T extends GoodsChange>(input: T): T => ({
  ...input,
  ...(input.content === undefined ? {} : { content: cleanRichText(input.content) }),
  ...(input.content_en === undefined ? {} : { content_en: cleanRichText(input.content_en) }),
})

/** Lowest and highest price of the SKUs. */
export function priceRange(prices: readonly Fen[]): { readonly minPrice: Fen; readonly maxPrice: Fen } {
  return { minPrice: fen(Math.min(...prices)), maxPrice: fen(Math.max(...prices)) }
}

/** SKUs for the audit log, each with the name that people know it by. */
export const auditableSkus = (skus: readonly SkuRecord[]) =>
  skus.map(({ id, name, nameEn, price, marketPrice, weight, code, image }) => ({
    id,
    name,
    name_en: nameEn,
    price,
    market_price: marketPrice,
    weight,
    code,
    image,
  }))

/** Number and name of goods, by which the audit log finds them. */
export const nameOfGoods = ({ goodsNo, name }: Pick<GoodsFacts, 'goodsNo' | 'name'>): string =>
  [goodsNo, name].filter(text => text !== '').join(' ')
