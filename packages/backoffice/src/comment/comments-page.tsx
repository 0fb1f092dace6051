import { chakra } from '@chakra-ui/react/styled-system'
import { type ResourceRow, useUpdateRowMutation } from '@shiji/api/resource/resource.api.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useMemo, useState } from 'react'
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
            <button type="button" onClick={() => setAnswering(row)}>
              {text('records.reply')}
            </button>
          ),
      }),
    [area, path, mayReply],
  )
  return (
    <>
      <ResourcePage declare={declare} texts={['records', 'form']} />
      <ActionDialog
        key={answering?.id}
        open={answering !== undefined}
        title={say('records.reply')}
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
        initial={{ reply: answering === undefined ? '' : textOf(answering, 'reply') }}
        onSubmit={values =>
          answering === undefined
            ? Promise.resolve()
            : update({ path, id: answering.id, form: { reply: values.reply } }).unwrap()
        }
        onClose={() => setAnswering(undefined)}
      >
        {answering !== undefined && <chakra.p mb="4">{textOf(answering, 'content')}</chakra.p>}
      </ActionDialog>
    </>
  )
}
