import { NewestOrders } from '@shiji/backoffice/nouns/order/newest-orders.tsx'
import { RecordLinks } from '@shiji/backoffice/nouns/record-links/record-links.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { rowsBehind } from '@shiji/backoffice/page/figures/rows-behind.ts'
import { RecordPage } from '@shiji/backoffice/page/record/record-page.tsx'
import { useResourceTools } from '@shiji/backoffice/page/resource/use-resource-tools.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { adminStoresCall } from '@shiji/contract/store/store.calls.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { useState } from 'react'
import { ReviewDialog } from '../../features/stores/review-dialog.tsx'
import { storeDetails } from '../../features/stores/store-details.ts'
import { useStoreActs } from '../../features/stores/use-store-acts.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** One store, at `/stores/detail/{id}`: facts, state, review and closing, its newest orders and its history. */
export function Component() {
  const tools = useResourceTools('admin', 'records', 'status', 'ui')
  const { say, locale } = tools
  const { actsOf, dialog } = useStoreActs()
  const [reviewed, setReviewed] = useState<number>()
  return (
    <>
      <RecordPage
        call={adminStoresCall}
        subject="store"
        list={{ href: '/stores', label: say('records.back_stores') }}
        title={row => inLanguage(row, 'store_name', locale)}
        states={row => (
          <>
            <StatusTag kind="store_verification" status={row.store_verify} />
            <StatusTag kind="store" status={row.store_status} />
          </>
        )}
        facts={storeDetails(tools)}
        actions={row => [
          ...(row.actions.includes('pass')
            ? [{ label: say('admin.store.review'), onSelect: () => setReviewed(row.id) }]
            : []),
          ...actsOf(row),
        ]}
        more={row => (
          <>
            <RecordLinks
              links={[
                { href: `/users/detail/${row.user_id}`, label: say('records.owner_page', { name: row.owner }) },
                { href: rowsBehind('/goods', { store_id: String(row.id) }), label: say('records.goods_of_store') },
              ]}
            />
            <NewestOrders of="store_id" id={row.id} />
          </>
        )}
      />
      <ReviewDialog id={reviewed} onGo={setReviewed} />
      {dialog}
    </>
  )
}
