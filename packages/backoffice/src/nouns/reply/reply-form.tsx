import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import type { FormEvent, KeyboardEvent } from 'react'
import { GuardedDialog } from '../../core/action/guarded-dialog.tsx'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import type { Answerable, ReplyDialogProps } from './reply-dialog.tsx'
import { ReplyTemplates } from './reply-templates.tsx'
import { useReply } from './use-reply.ts'

/** The open dialog of an answer. */
export function ReplyForm(props: ReplyDialogProps & { readonly row: Answerable }) {
  const { row, limit, titles, onClose } = props
  const say = useText('records', 'common')
  const { area } = useBackoffice()
  const hasTemplates = useHeldPermissions()('order_comment.reply') && area === 'seller'
  const reply = useReply(props)
  const { standing, theirs } = reply
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void reply.save(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void reply.save(true)
  }
  return (
    <GuardedDialog
      open
      onClose={onClose}
      title={standing === '' ? titles[0] : titles[1]}
      width="half"
      dirty={reply.text !== row.reply}
    >
      <chakra.p mb="4" overflowWrap="anywhere">
        {row.content}
      </chakra.p>
      {standing !== '' && (
        <chakra.p mb="4" p="3" bg="bg.sunken" borderRadius="sm" textStyle="sm" role="note">
          {theirs === undefined
            ? say('records.reply_stands', { reply: standing })
            : say('records.reply_came', { who: theirs.by ?? '', reply: standing })}
        </chakra.p>
      )}
      <chakra.form onSubmit={submit} noValidate>
        <Field label={say('records.reply')} required error={reply.error} hint={say('records.reply_hint')}>
          <Textarea
            autoFocus
            limit={limit}
            value={reply.text}
            onChange={event => reply.change(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        {hasTemplates && <ReplyTemplates text={reply.text} onChoose={reply.change} />}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="4">
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button onClick={() => void reply.save(true)} disabled={reply.busy} aria-keyshortcuts="Control+Enter">
            {say('records.reply_next')}
          </Button>
          <Button type="submit" look="solid" loading={reply.busy}>
            {say(standing === '' ? 'common.save' : 'records.reply_replace')}
          </Button>
        </chakra.div>
      </chakra.form>
    </GuardedDialog>
  )
}
