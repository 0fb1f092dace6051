import { brandColumns, brandSearch } from '@shiji/backoffice/records/brand-columns.ts'
import type { DeclareResource } from '@shiji/backoffice/resource/resource-declaration.ts'
import { ResourcePage } from '@shiji/backoffice/resource/resource-page.tsx'

const brands: DeclareResource = ({ say }) => ({
  path: '/Seller/goods_brands',
  noun: 'goods_brand',
  columns: brandColumns(say),
  search: brandSearch(say),
  buttons: { show: false, store: false, update: false, destroy: false },
})

/** Brands that the platform knows; goods of the store can carry them. */
export const Component = () => <ResourcePage declare={brands} texts={['records']} />
