import { call } from '../call.ts'
import { resourceCall } from '../lists/resource-call.ts'
import type {
  ClassAttributes,
  ClassAttributesQuery,
  GoodsAttr,
  GoodsAttrChange,
  GoodsAttrInput,
} from './goods-attrs.ts'

/** Attributes and specs of the own store, by class. */
export const goodsAttrsCall = resourceCall<GoodsAttr, GoodsAttrInput, GoodsAttrChange>()({
  area: 'seller',
  path: 'goods_attrs',
  noun: 'goods_attr',
  filters: { id: 'number', kind: 'word', class_id: 'number', name: 'text', name_en: 'text', is_filter: 'flag' },
  sorts: ['id', 'is_sort', 'name'],
  defaultSort: { prop: 'id', order: 'desc' },
})

/** What the goods form offers for a class. */
export const classAttributesCall = call<{ query: ClassAttributesQuery; data: ClassAttributes }>()({
  method: 'GET',
  path: '/class_attributes',
  area: 'seller',
  access: 'goods.view',
  reads: ['/goods_attrs'],
})
