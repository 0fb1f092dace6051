import type { PricedSku } from '@shiji/contract/catalog/catalog.ts'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import type { Origins, Writing } from './page.ts'

const context = { '@context': 'https://schema.org' } as const
const MOST_OFFERS = 20

/** One step of the way to a page. */
export interface Step {
  readonly name: string
  /** Without language: the address that search engines know. */
  readonly path: string
}

/** The way from the home page, which is the first step. */
export const breadcrumbs = (origins: Origins, steps: readonly Step[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origins.shop}${path}`,
  })),
})

/** Who runs the shop. */
export function organization({ origins, site, pick }: Writing) {
  const { web_name, web_name_en, tel, email, logo } = site.common
  return {
    ...context,
    '@type': 'Organization',
    name: pick(web_name, web_name_en),
    url: `${origins.shop}/`,
    logo: logo === '' ? `${origins.shop}/icon-512.png` : `${origins.files}${logo}`,
    ...(tel === '' ? {} : { telephone: tel }),
    ...(email === '' ? {} : { email }),
  }
}

/** The site with its search. */
export const webSite = ({ origins, site, pick }: Writing) => ({
  ...context,
  '@type': 'WebSite',
  name: pick(site.common.web_name, site.common.web_name_en),
  url: `${origins.shop}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origins.shop}/search?keywords={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** A product with its offers, and its rating if anyone rated it. */
export function product({ origins, pick }: Writing, goods: GoodsDetail, path: string) {
  const brand =
    goods.brand === null ? {} : { brand: { '@type': 'Brand', name: pick(goods.brand.name, goods.brand.name_en) } }
  return {
    ...context,
    '@type': 'Product',
    '@id': `${origins.shop}${path}`,
    name: pick(goods.name, goods.name_en),
    description: pick(goods.subname, goods.subname_en) || pick(goods.name, goods.name_en),
    image: goods.images.map(image => fileAt(origins, image)),
    sku: goods.goods_no === '' ? String(goods.id) : goods.goods_no,
    ...brand,
    ...rating(goods),
    offers: offers(origins, goods, pick(goods.store.name, goods.store.name_en), `${origins.shop}${path}`),
  }
}

const rating = ({ comment_count, score }: GoodsDetail) =>
  comment_count === 0 || score === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: score / 10,
          bestRating: 5,
          worstRating: 1,
          reviewCount: comment_count,
        },
      }

function offers(origins: Origins, goods: GoodsDetail, seller: string, url: string) {
  const offer = (price: number, isThere: boolean) => ({
    '@type': 'Offer',
    url,
    price: fenToYuan(fen(price)),
    priceCurrency: 'CNY',
    availability: `https://schema.org/${isThere && goods.unavailable === null ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller, url: `${origins.shop}/store/${goods.store.id}` },
  })
  if (goods.price === goods.max_price) return offer(goods.price, goods.in_stock)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'CNY',
    lowPrice: fenToYuan(fen(goods.price)),
    highPrice: fenToYuan(fen(goods.max_price)),
    offerCount: goods.skus.length,
    offers: goods.skus.slice(0, MOST_OFFERS).map(({ price, stock }: PricedSku) => offer(price, stock > 0)),
  }
}

/** Address of a file for other sites. */
export const fileAt = (origins: Origins, path: string): string =>
  path.startsWith('/files/') ? `${origins.files}${path}` : path
