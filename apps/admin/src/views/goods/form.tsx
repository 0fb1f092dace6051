import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { RecordLinks } from '@shiji/backoffice/nouns/record-links/record-links.tsx'
import { goodsDetails } from '@shiji/backoffice/nouns/records/goods-details.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { RecordPage } from '@shiji/backoffice/page/record/record-page.tsx'
import { useResourceTools } from '@shiji/backoffice/page/resource/use-resource-tools.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { adminGoodsCall } from '@shiji/contract/catalog/goods.calls.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'
import { useEffect } from 'react'
import { GoodsTerms } from '../../features/goods/goods-terms.tsx'
import { storedVersion } from '../../features/goods/review/goods-version.ts'
import { VersionView } from '../../features/goods/review/version-view.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/**
 * The goods form of the platform (spec §2), at `/goods/form/{id}` or `/goods/form?id={id}`: everything of the goods to
 * read, what the platform sets, and the history.
 */
export function Component() {
  const tools = useResourceTools('records', 'status', 'admin')
  const { say, locale } = tools
  const { id, search, go } = usePageAddress()
  const asked = new URLSearchParams(search).get('id')
  useEffect(() => {
    if (id === 'none' && asked !== null && /^\d+$/.test(asked)) go(`/goods/form/${asked}`, { replace: true })
  }, [id, asked, go])
  return (
    <RecordPage
      call={adminGoodsCall}
      subject="goods"
      list={{ href: '/goods', label: say('records.back_goods') }}
      title={row => inLanguage(row, 'name', locale)}
      states={row => (
        <>
          <StatusTag kind="review" status={row.verify} />
          <StatusTag kind="shelf" status={row.shelf} />
          {row.change_state && <StatusTag kind="change" status={row.change_state} />}
        </>
      )}
      facts={goodsDetails(tools).filter(({ id: name }) => name !== 'image' && name !== 'skus')}
      more={row => (
        <>
          <RecordLinks
            links={[
              { href: `/goods/detail/${row.id}`, label: say('admin.goods.detail_page') },
              ...(row.change_state === 'waiting'
                ? [{ href: `/goods/review/${row.id}`, label: say('admin.goods.waiting_change') }]
                : []),
            ]}
          />
          <VersionView title={inLanguage(row, 'name', locale)} version={storedVersion(row)} mark="added" />
          <GoodsTerms goods={row} />
        </>
      )}
    />
  )
}
