import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import { useEffect } from 'react'
import { useName } from '../../site/names.ts'

/**
 * Describes the product on screen to search engines, as schema.org data in the head. What the server wrote for this very
 * page stays; what it wrote for the page that a person came from goes.
 */
export function useProductData(goods: GoodsDetail | undefined): void {
  const pick = useName()
  useEffect(() => {
    if (goods === undefined) return
    const written = [...document.querySelectorAll<HTMLElement>('script[data-page]')]
    if (written.some(script => script.dataset.page === location.pathname)) return
    for (const script of written) script.remove()
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(describe(goods, pick(goods.name, goods.name_en)))
    document.head.append(script)
    return () => script.remove()
  }, [goods, pick])
}

const describe = (goods: GoodsDetail, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  image: goods.images.map(image => new URL(image, location.href).href),
  sku: goods.goods_no,
  ...(goods.brand ? { brand: { '@type': 'Brand', name: goods.brand.name } } : {}),
  ...(goods.comment_count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: goods.score / 10,
          reviewCount: goods.comment_count,
        },
      }
    : {}),
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'CNY',
    lowPrice: fenToYuan(fen(goods.price)),
    highPrice: fenToYuan(fen(goods.max_price)),
    offerCount: goods.skus.length,
    availability: `https://schema.org/${goods.in_stock ? 'InStock' : 'OutOfStock'}`,
  },
})
