import { call } from '../call.ts'
import { listCall } from '../lists/list-call.ts'
import { resourceCall } from '../lists/resource-call.ts'
import type { Done } from '../schema.ts'
import type {
  BrandApplication,
  BrandApplicationInput,
  BrandChange,
  BrandInput,
  BrandReviewInput,
  BrandReviewRow,
  BrandRow,
} from './brands.ts'

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

const applications = {
  path: 'brand_applications',
  filters: { id: 'number', name: 'text', name_en: 'text', verify: 'word', submitted_at: 'time' },
  sorts: ['id', 'submitted_at'],
} as const

/** Applications of the own store for brands: sent, corrected after a denial, withdrawn. */
export const ownBrandApplicationsCall = resourceCall<BrandApplication, BrandApplicationInput>()({
  ...applications,
  area: 'seller',
  noun: 'brand_application',
  defaultSort: { prop: 'id', order: 'desc' },
})

/** Applications of all stores, the one that has waited longest first. */
export const brandReviewsCall = listCall<BrandReviewRow>()({
  ...applications,
  area: 'admin',
  noun: 'brand_application',
  filters: { ...applications.filters, store_id: 'number' },
  defaultSort: { prop: 'submitted_at', order: 'asc' },
})

/** Passes an application, which makes the brand, or denies it with a reason. */
export const reviewBrandCall = call<{ body: BrandReviewInput; data: Done }>()({
  method: 'PUT',
  path: '/brand_applications/verify',
  area: 'admin',
  access: 'brand_application.review',
  changes: ['/brand_applications', '/brand_applications/:id', '/goods_brands'],
  changesWhenRefused: true,
})
