import { brandColumns, brandSearch } from '@shiji/backoffice/nouns/records/brand-columns.ts'
import { BrandTabs } from '@shiji/backoffice/nouns/records/brand-tabs.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { sellerBrandsCall } from '@shiji/contract/catalog/brand.calls.ts'

const brands = declarePage(sellerBrandsCall, ({ say }) => ({
  columns: brandColumns(say),
  search: brandSearch(say),
  buttons: { show: false, store: false, update: false, destroy: false },
}))

/** Brands that the platform knows; goods of the store can carry them. */
export const Component = () => (
  <>
    <BrandTabs />
    <ResourcePage declare={brands} texts={['records']} />
  </>
)
