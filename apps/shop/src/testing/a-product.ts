import type { GoodsCard, PricedSku } from '@shiji/contract/catalog/catalog.ts'
import type { Delivery, GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import type { HomeData, HomeFloor } from '@shiji/contract/catalog/home.ts'
import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { StoreCard } from '@shiji/contract/store/store.ts'

/** Goods as lists show them, named after their id. */
export const aCard = (id: number, part: Partial<GoodsCard> = {}): GoodsCard => ({
  id,
  name: `商品${id}`,
  name_en: `Product ${id}`,
  subname: '',
  subname_en: '',
  image: '',
  price: id * 100,
  market_price: 0,
  sales: 0,
  comment_count: 0,
  score: 0,
  in_stock: true,
  store_id: 1,
  store_name: '踏野',
  store_name_en: 'Tread',
  second_image: '',
  brand_name: '',
  brand_name_en: '',
  place: '',
  place_en: '',
  free_delivery: false,
  services: [],
  sku_id: id * 10,
  ...part,
})

export const aStore = (id: number, part: Partial<StoreCard> = {}): StoreCard => ({
  id,
  name: `店${id}`,
  name_en: `Store ${id}`,
  seal: '',
  colour: '',
  logo: '',
  is_flagship: false,
  area_info: '杭州',
  area_info_en: 'Hangzhou',
  score: 0,
  follow_count: 0,
  ...part,
})

export const aSku = (id: number, value_index: number[], price: number, stock: number): PricedSku => ({
  id,
  value_index,
  name: '',
  name_en: '',
  image: '',
  price,
  market_price: 0,
  stock,
  weight: 0,
  code: '',
  price_steps: [],
})

/** Free delivery to Shanghai: sent by Thursday, arrives on Friday or Saturday. */
export const aDelivery = (part: Partial<Delivery> = {}): Delivery => ({
  area: { id: 310_100, name: '上海市 市辖区', name_en: 'Shanghai' },
  area_by: 'default',
  from: { id: 330_100, name: '杭州市', name_en: 'Hangzhou' },
  freight: 0,
  free_from: null,
  ships_by: '2026-06-04T02:00:00.000Z',
  arrives_from: '2026-06-05',
  arrives_to: '2026-06-06',
  why_not: null,
  ...part,
})

/** Running shoes in two colours and two sizes: white in 41 is sold out, white in 42 does not exist. */
export const aProduct = (part: Partial<GoodsDetail> = {}): GoodsDetail => ({
  ...aCard(5, { name: '跑鞋', name_en: 'Running shoes', price: 10_000 }),
  goods_no: '',
  images: [],
  video: '',
  max_price: 12_000,
  classes: [],
  brand: null,
  axes: [
    {
      name: '颜色',
      name_en: 'Colour',
      values: [
        { name: '黑', name_en: 'Black', image: '' },
        { name: '白', name_en: 'White', image: '' },
      ],
    },
    {
      name: '尺码',
      name_en: 'Size',
      values: [
        { name: '41', name_en: '41', image: '' },
        { name: '42', name_en: '42', image: '' },
      ],
    },
  ],
  skus: [aSku(51, [0, 0], 10_000, 3), aSku(52, [0, 1], 12_000, 8), aSku(53, [1, 0], 10_000, 0)],
  attributes: [],
  freight_mode: 'free',
  delivery: aDelivery(),
  content: '',
  content_en: '',
  store: aStore(1, { name: '踏野', name_en: 'Tread' }),
  store_rate: { agree: 48, service: 49, speed: 47, count: 12 },
  store_grade: null,
  comments: { all: 0, good: 0, medium: 0, bad: 0, with_image: 0, rate: 0 },
  unavailable: null,
  related: [],
  ...part,
})

/** A search result: one page of goods, with only the given facets. */
export const found = (data: readonly GoodsCard[], part: Partial<GoodsSearchData> = {}): GoodsSearchData => ({
  data: [...data],
  count: data.length,
  total: data.length,
  per_page: 30,
  last_page: 1,
  current_page: 1,
  facets: {
    classes: [],
    brands: [],
    stores: [],
    prices: [],
    attributes: [],
    rating: [],
    free_delivery: 0,
    in_stock: data.length,
  },
  match: 'exact',
  dropped: [],
  did_you_mean: null,
  class: null,
  ...part,
})

export const aHome = (part: Partial<HomeData> = {}): HomeData => ({
  banners: [],
  lead: [],
  notices: [],
  editorial: null,
  ranking: null,
  portrait: null,
  cards: [],
  floors: [],
  ...part,
})

/** A floor of the home page without goods. */
export const aFloor = (id: number, part: Partial<HomeFloor> = {}): HomeFloor => ({
  id,
  name: `楼层${id}`,
  name_en: `Floor ${id}`,
  thumb: '',
  shape: 'large',
  chips: [],
  advert: null,
  goods: [],
  ...part,
})
