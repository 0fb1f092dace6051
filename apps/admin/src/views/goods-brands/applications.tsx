import { applicationColumns, applicationSearch } from '@shiji/backoffice/nouns/records/brand-application-parts.ts'
import { BrandTabs } from '@shiji/backoffice/nouns/records/brand-tabs.tsx'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { brandReviewsCall } from '@shiji/contract/catalog/brand.calls.ts'
import type { BrandReviewRow } from '@shiji/contract/catalog/brands.ts'
import { useMemo, useState } from 'react'
import { BrandReview } from '../../features/brands/brand-review.tsx'

const QUEUES = ['to_be_reviewed', 'rejected', 'examined'] as const

/** Applications of stores for brands, and the decision on each, one after the other. */
export function Component() {
  const [reviewed, setReviewed] = useState<number>()
  const declare = useMemo(
    () =>
      declarePage(brandReviewsCall, ({ say, locale }) => {
        const store = {
          id: 'store_name',
          title: say('records.store'),
          render: (row: BrandReviewRow) => inLanguage(row, 'store_name', locale),
        } as const
        return {
          columns: [store, ...applicationColumns(say)],
          details: [
            store,
            ...applicationColumns(say).map(column => ({ ...column, sortable: false as const })),
            { id: 'note', title: say('records.brand_note') },
            { id: 'decided_by', title: say('records.decided_by') },
            { id: 'decided_at', title: say('records.decided_at'), kind: 'time' },
          ],
          queues: [
            { id: 'all', label: say('admin.brand.review_all'), search: {} },
            ...QUEUES.map(verify => ({
              id: verify,
              label: say(`status.review.${verify}`),
              search: { verify },
              count: verify,
            })),
          ],
          search: applicationSearch(say),
          buttons: { store: false, update: false, destroy: false },
          rowActions: row =>
            row.may_review && (
              <button type="button" onClick={() => setReviewed(row.id)}>
                {say('admin.store.review')}
              </button>
            ),
        }
      }),
    [],
  )
  return (
    <>
      <BrandTabs />
      <ResourcePage declare={declare} texts={['admin', 'records', 'status']} />
      <BrandReview id={reviewed} onGo={setReviewed} />
    </>
  )
}
