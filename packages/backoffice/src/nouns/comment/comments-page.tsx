import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { adminCommentsCall, sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import type { BackOfficeComment } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { ReplyDialog } from '../reply/reply-dialog.tsx'
import { commentColumns, commentDetails, commentSearch } from './comments-resource.tsx'

const REPLY_LIMIT = 500

/**
 * Comments on goods, with replies: a seller sees those of their store; the platform sees all of them and can remove
 * them.
 */
export function CommentsPage() {
  const say = useText('records')
  const { area } = useBackoffice()
  const call = area === 'admin' ? adminCommentsCall : sellerCommentsCall
  const mayReply = useHeldPermissions()('order_comment.reply')
  const [answering, setAnswering] = useState<BackOfficeComment>()
  const declare = useMemo(
    () =>
      declarePage(call, ({ say: text }) => ({
        columns: commentColumns(text, area === 'admin'),
        details: commentDetails(text),
        search: commentSearch(text),
        buttons: { store: false, update: false, destroy: area === 'admin' },
        rowActions: row =>
          mayReply && (
            <button type="button" onClick={() => setAnswering(row)}>
              {text(row.reply === '' ? 'records.reply' : 'records.reply_edit')}
            </button>
          ),
      })),
    [area, call, mayReply],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'form']} />
      <ReplyDialog
        path={pagePath(call)}
        row={answering}
        limit={REPLY_LIMIT}
        titles={[say('records.reply'), say('records.reply_edit')]}
        onClose={() => setAnswering(undefined)}
      />
    </>
  )
}
