import { chakra } from '@chakra-ui/react/styled-system'
import { conflictOf, useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import { adminCommentsCall, sellerCommentsCall } from '@shiji/contract/order/comment.calls.ts'
import type { BackOfficeComment } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { useCallback, useMemo, useState } from 'react'
import { ActionDialog } from '../../core/action/action-dialog.tsx'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { viewOf } from '../../page/declaration/rows-of.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
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
  const [update] = useUpdateRowMutation()
  const mayReply = useHeldPermissions()('order_comment.reply')
  const [answering, setAnswering] = useState<BackOfficeComment>()
  const [theirs, setTheirs] = useState<{ readonly reply: string; readonly by: string | null }>()
  const seen = answering?.reply ?? ''
  const standing = theirs?.reply ?? seen
  const open = useCallback((row: BackOfficeComment | undefined) => {
    setTheirs(undefined)
    setAnswering(row)
  }, [])
  const send = async ({ reply }: FormValues) => {
    if (answering === undefined) return
    try {
      await update({
        path: pagePath(call),
        id: answering.id,
        form: { reply: reply ?? '', replaces: standing },
      }).unwrap()
    } catch (failure) {
      // A colleague replied first: their reply is shown, the input stays, and the next click replaces the reply on
      // purpose.
      const conflict = conflictOf(failure)
      if (conflict !== undefined) setTheirs({ reply: viewOf(call, conflict.current).reply, by: conflict.changedBy })
      throw failure
    }
  }
  const declare = useMemo(
    () =>
      declarePage(call, ({ say: text }) => ({
        columns: commentColumns(text, area === 'admin'),
        details: commentDetails(text),
        search: commentSearch(text),
        buttons: { store: false, update: false, destroy: area === 'admin' },
        rowActions: row =>
          mayReply && (
            <button type="button" onClick={() => open(row)}>
              {text(row.reply === '' ? 'records.reply' : 'records.reply_edit')}
            </button>
          ),
      })),
    [area, call, mayReply, open],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'form']} />
      <ActionDialog
        key={answering?.id}
        open={answering !== undefined}
        title={say(standing === '' ? 'records.reply' : 'records.reply_edit')}
        fields={[
          {
            type: 'textarea',
            name: 'reply',
            label: say('records.reply'),
            required: true,
            limit: REPLY_LIMIT,
            span: 24,
          },
        ]}
        initial={{ reply: seen }}
        {...(standing === '' ? {} : { submitLabel: say('records.reply_replace') })}
        onSubmit={send}
        onClose={() => open(undefined)}
      >
        {answering !== undefined && <chakra.p mb="4">{answering.content}</chakra.p>}
        {standing !== '' && (
          <chakra.p mb="4" p="3" bg="bg.sunken" borderRadius="sm" textStyle="sm" role="note">
            {theirs === undefined
              ? say('records.reply_stands', { reply: standing })
              : say('records.reply_came', { who: theirs.by ?? '', reply: standing })}
          </chakra.p>
        )}
      </ActionDialog>
    </>
  )
}
