import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { NewestOrders } from '@shiji/backoffice/nouns/order/newest-orders.tsx'
import { RecordLinks } from '@shiji/backoffice/nouns/record-links/record-links.tsx'
import { goodsDetails } from '@shiji/backoffice/nouns/records/goods-details.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { RecordPage } from '@shiji/backoffice/page/record/record-page.tsx'
import { useResourceTools } from '@shiji/backoffice/page/resource/use-resource-tools.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { adminGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { useGoodsReview } from '../../features/goods/use-goods-review.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

const DECISIONS = [
  { action: 'examine', from: 'rejected', verify: 'examined' },
  { action: 'reject', from: 'examined', verify: 'rejected' },
] as const

const waits = (row: Pick<GoodsRow, 'verify' | 'change_state'>): boolean =>
  row.verify === 'to_be_reviewed' || row.change_state === 'waiting'

/** Goods of any store, at `/goods/detail/{id}`: facts, state, review, their newest orders and their history. */
export function Component() {
  const tools = useResourceTools('records', 'status', 'admin')
  const { say, locale } = tools
  const { decide, dialog } = useGoodsReview()
  const { go } = usePageAddress()
  return (
    <>
      <RecordPage
        call={adminGoodsCall}
        subject="goods"
        list={{ href: '/goods', label: say('records.back_goods') }}
        title={row => inLanguage(row, 'name', locale)}
        states={row => (
          <>
            <StatusTag kind="review" status={row.verify} />
            <StatusTag kind="shelf" status={row.shelf} />
          </>
        )}
        facts={goodsDetails(tools)}
        actions={row => [
          ...(row.actions.includes('update')
            ? [{ label: say('admin.goods.form_title'), onSelect: () => go(`/goods/form/${row.id}`) }]
            : []),
          ...(waits(row) && row.actions.includes('reject')
            ? [{ label: say('admin.review.desk'), onSelect: () => go(`/goods/review/${row.id}`) }]
            : []),
          // What was never seen is decided on the desk, beside what buyers would see.
          ...DECISIONS.filter(({ action, from }) => row.verify === from && row.actions.includes(action)).map(
            ({ action, verify }) => ({
              label: say(`records.${action}`),
              danger: action === 'reject',
              onSelect: () => decide(row, verify),
            }),
          ),
        ]}
        more={row => (
          <>
            <RecordLinks
              links={[
                {
                  href: `/stores/detail/${row.store_id}`,
                  label: say('records.store_page', { name: inLanguage(row, 'store_name', locale) }),
                },
              ]}
            />
            <NewestOrders of="goods_id" id={row.id} />
          </>
        )}
      />
      {dialog}
    </>
  )
}
