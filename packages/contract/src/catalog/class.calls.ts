import { listCall } from '../lists/list-call.ts'
import { resourceCall } from '../lists/resource-call.ts'
import type { BrandChange, BrandInput, BrandRow, ClassChange, ClassInput, ClassRow } from './catalog.ts'

/** Goods classes as the platform keeps them: a lazy tree. */
export const classCall = resourceCall<ClassRow, ClassInput, ClassChange>()({
  area: 'admin',
  path: 'goods_classes',
  noun: 'goods_class',
  filters: { id: 'number', pid: 'number', name: 'text', name_en: 'text', level: 'number', created_at: 'time' },
  sorts: ['is_sort', 'id', 'name'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
  importable: true,
})

const brands = {
  path: 'goods_brands',
  noun: 'goods_brand',
  filters: { id: 'number', name: 'text', name_en: 'text', created_at: 'time' },
  sorts: ['is_sort', 'id', 'name'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
} as const

/** Brands as the platform keeps them. */
export const adminBrandsCall = resourceCall<BrandRow, BrandInput, BrandChange>()({
  ...brands,
  area: 'admin',
  importable: true,
})

/** The same brands for stores, which only read them. */
export const sellerBrandsCall = listCall<BrandRow>()({ ...brands, area: 'seller' })
