import { listCall, type NoBody } from '../lists/list-call.ts'
import type { AdminGoodsChange, GoodsChange, GoodsForm, GoodsInput, GoodsRow } from './catalog.ts'

const page = {
  path: 'goods',
  noun: 'goods',
  filters: {
    id: 'number',
    name: 'text',
    name_en: 'text',
    goods_no: 'text',
    store_id: 'number',
    class_id: 'number',
    class_root_id: 'number',
    brand_id: 'number',
    shelf: 'word',
    verify: 'word',
    change_state: 'word',
    price: 'number',
    sales: 'number',
    in_stock: 'flag',
    low_stock: 'flag',
    is_recommend: 'flag',
    is_master: 'flag',
    created_at: 'time',
  },
  sorts: ['id', 'name', 'price', 'sales', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
} as const

/** Goods of the own store. */
export const sellerGoodsCall = listCall<GoodsRow, GoodsForm, GoodsInput, GoodsChange>()({ ...page, area: 'seller' })

/** Goods of all stores. */
export const adminGoodsCall = listCall<GoodsRow, GoodsForm, NoBody, AdminGoodsChange>()({ ...page, area: 'admin' })
