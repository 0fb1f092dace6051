import { chakra } from '@chakra-ui/react/styled-system'
import { type Conflict, conflictOf, type ResourceRow, useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { FormValues } from '@shiji/ui/form/form-field.ts'
import { useCallback, useMemo, useState } from 'react'
import { ActionDialog } from '../action/action-dialog.tsx'
import { useBackoffice } from '../app/backoffice.ts'
import { textOf } from '../records/read-row.ts'
import type { DeclareResource } from '../resource/resource-declaration.ts'
import { ResourcePage } from '../resource/resource-page.tsx'
import { useHeldPermissions } from '../session/use-permissions.ts'
import { commentColumns, commentDetails, commentSearch } from './comments-resource.tsx'

const REPLY_LIMIT = 500

/** Comments on goods with a reply to each: those of the own store for a seller, all of them, to remove too, for the platform. */
export function CommentsPage() {
  const say = useText('records')
  const { area } = useBackoffice()
  const path = `${AREA_PREFIX[area]}/order_comments`
  const [update] = useUpdateRowMutation()
  const mayReply = useHeldPermissions()('order_comment.reply')
  const [answering, setAnswering] = useState<ResourceRow>()
  const [theirs, setTheirs] = useState<Conflict>()
  const seen = answering === undefined ? '' : textOf(answering, 'reply')
  const standing = theirs === undefined ? seen : textOf(theirs.current, 'reply')
  const open = useCallback((row: ResourceRow | undefined) => {
    setTheirs(undefined)
    setAnswering(row)
  }, [])
  const send = async ({ reply }: FormValues) => {
    if (answering === undefined) return
    try {
      await update({ path, id: answering.id, form: { reply: reply ?? '', replaces: standing } }).unwrap()
    } catch (failure) {
      // A colleague has answered first: their answer is shown, the input stays, and the next click replaces it knowingly.
      const conflict = conflictOf(failure)
      if (conflict !== undefined) setTheirs(conflict)
      throw failure
    }
  }
  const declare = useMemo<DeclareResource>(
    () =>
      ({ say: text }) => ({
        path,
        noun: 'order_comment',
        columns: commentColumns(text, area === 'admin'),
        details: commentDetails(text),
        search: commentSearch(text),
        buttons: { store: false, update: false, destroy: area === 'admin' },
        rowActions: row =>
          mayReply && (
            <button type="button" onClick={() => open(row)}>
              {text(textOf(row, 'reply') === '' ? 'records.reply' : 'records.reply_edit')}
            </button>
          ),
      }),
    [area, path, mayReply, open],
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
        {answering !== undefined && <chakra.p mb="4">{textOf(answering, 'content')}</chakra.p>}
        {standing !== '' && (
          <chakra.p mb="4" p="3" bg="bg.sunken" borderRadius="sm" textStyle="sm" role="note">
            {theirs === undefined
              ? say('records.reply_stands', { reply: standing })
              : say('records.reply_came', { who: theirs.changedBy ?? '', reply: standing })}
          </chakra.p>
        )}
      </ActionDialog>
    </>
  )
}
