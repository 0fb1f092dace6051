import { listOf } from '@shiji/backoffice/testing/open-screen.tsx'

const value = (name: string, name_en: string) => ({ name, name_en, image: '' })
const sku = (id: number, value_index: readonly number[]) => ({
  ...{ id, value_index, name: '', name_en: '', image: '', code: '' },
  ...{ price: 19_900, market_price: 0, stock: 7, reserved: 0, weight: 500 },
})

/** Goods as the server gives them to the form: a kettle in two colours. */
export const aGoods = {
  ...{ id: 11, name: '山茶手冲壶', name_en: 'Camellia kettle', subname: '', subname_en: '', goods_no: 'SC-11' },
  ...{ image: '/files/k.webp', images: ['/files/k.webp'], video: '' },
  ...{ store_id: 9, store_name: '木与光', store_name_en: '' },
  ...{ class_id: 3, class_name: '茶壶', class_name_en: 'Teapots', brand_id: null, brand_name: '', brand_name_en: '' },
  ...{ price: 19_900, max_price: 19_900, market_price: 0, weight: 500, stock: 14, sales: 0 },
  ...{ shelf: 'on_shelf', verify: 'examined', refuse_info: '', is_recommend: false, is_master: false },
  ...{ created_at: '2026-05-01T02:00:00Z', actions: ['take_off', 'update', 'stock', 'delete'] },
  ...{ freight_mode: 'default', freight_id: null, services: [], content: '', content_en: '' },
  axes: [{ name: '颜色', name_en: 'Colour', values: [value('白', 'White'), value('青', 'Celadon')] }],
  skus: [sku(21, [0]), sku(22, [1])],
  attributes: [],
}

/** Answers of the server for the form of these goods, without drafts, classes, brands and freight templates. */
export const goodsFormAnswers = (goods: object = aGoods) => ({
  'GET /Seller/goods': listOf([goods]),
  'GET /Seller/goods/11': goods,
  'PUT /Seller/goods/11': { id: 11 },
  'GET /Seller/goods_drafts': [],
  'GET /Seller/store_classes': [],
  'GET /Seller/class_attributes': { attributes: [], specs: [] },
  'GET /Seller/goods_brands': listOf([]),
  'GET /Seller/freights': [],
})
