import { useHideCommentMutation } from '@shiji/api/order/moderation.back-office.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { adminCommentsCall, sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import type { BackOfficeComment } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'
import { useAct } from '../../core/action/use-act.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { HideDialog } from '../moderation/hide-dialog.tsx'
import { type Answerable, ReplyDialog } from '../reply/reply-dialog.tsx'
import { commentColumns, commentDetails, commentSearch } from './comments-resource.tsx'

/** Comments that wait for an answer. */
const WAITING = { is_replied: 0, is_auto: 0, is_hidden: 0 }

/**
 * Comments on goods, with replies: a seller sees those of their store; the platform sees all of them and can hide or
 * remove them.
 */
export function CommentsPage() {
  const say = useText('records')
  const { area } = useBackoffice()
  const call = area === 'admin' ? adminCommentsCall : sellerCommentsCall
  const held = useHeldPermissions()
  const mayReply = held('order_comment.reply')
  const mayHide = area === 'admin' && held('order_comment.hide')
  const act = useAct()
  const [hide] = useHideCommentMutation()
  const [answering, setAnswering] = useState<Answerable>()
  const [hiding, setHiding] = useState<BackOfficeComment>()
  const declare = useMemo(
    () =>
      declarePage(call, ({ say: text }) => ({
        columns: commentColumns(text, area === 'admin'),
        details: commentDetails(text),
        search: commentSearch(text),
        buttons: { store: false, update: false, destroy: area === 'admin' },
        rowActions: row => (
          <>
            {mayReply && (
              <button type="button" onClick={() => setAnswering(row)}>
                {text(row.reply === '' ? 'records.reply' : 'records.reply_edit')}
              </button>
            )}
            {mayHide && row.is_hidden && (
              <button type="button" onClick={() => void act(row.id, () => hide({ id: row.id, is_hidden: false }))}>
                {text('records.show_again')}
              </button>
            )}
            {mayHide && !row.is_hidden && (
              <button type="button" data-danger onClick={() => setHiding(row)}>
                {text('records.hide')}
              </button>
            )}
          </>
        ),
      })),
    [act, area, call, hide, mayHide, mayReply],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'form']} />
      <ReplyDialog
        path={pagePath(call)}
        row={answering}
        limit={LIMITS.comment.length}
        titles={[say('records.reply'), say('records.reply_edit')]}
        waiting={WAITING}
        onNext={setAnswering}
        onClose={() => setAnswering(undefined)}
      />
      <HideDialog
        content={hiding?.content}
        onHide={async reason => {
          if (hiding !== undefined) await hide({ id: hiding.id, is_hidden: true, reason }).unwrap()
        }}
        onClose={() => setHiding(undefined)}
      />
    </>
  )
}
