import { chakra } from '@chakra-ui/react/styled-system'
import { useInviteMutation } from '@shiji/api/identity/invitation.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import type { NewInvitation } from '@shiji/contract/identity/invitations.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { CopyButton } from '@shiji/ui/common/copy-button/copy-button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { useState } from 'react'

const LONGEST_NOTE = 100

export interface InviteDialogProps {
  readonly open: boolean
  /** Roles of the store. */
  readonly roles: readonly Choice[]
  readonly onClose: () => void
}

/** Makes a link that gives a role, then shows it: the only time that it can be copied. */
export function InviteDialog({ open, roles, onClose }: InviteDialogProps) {
  const say = useText('staff')
  const [invite] = useInviteMutation()
  const [made, setMade] = useState<NewInvitation>()
  return (
    <>
      <ActionDialog
        open={open}
        title={say('staff.invite')}
        fields={[
          {
            type: 'select',
            name: 'role_id',
            label: say('staff.invite_role'),
            choices: roles,
            required: true,
            ...(roles.length === 0 ? { hint: say('staff.invite_no_role') } : {}),
          },
          { type: 'text', name: 'note', label: say('staff.invite_note') },
        ]}
        initial={{ role_id: roles.length === 1 ? (roles[0]?.value ?? null) : null, note: '' }}
        schema={({ object, string }) =>
          object({ note: string().max(LONGEST_NOTE, say('error.max_length', { limit: LONGEST_NOTE })) })
        }
        submitLabel={say('staff.invite_make')}
        onSubmit={async values =>
          setMade(await invite({ role_id: Number(values.role_id), note: String(values.note ?? '').trim() }).unwrap())
        }
        onClose={onClose}
      >
        <chakra.p mb="4" textStyle="sm" color="fg.muted">
          {say('staff.invite_hint')}
        </chakra.p>
      </ActionDialog>
      {/* Only after the form: a dialog that closes takes one above it along, and the link is shown once. */}
      <LinkDialog made={open ? undefined : made} onClose={() => setMade(undefined)} />
    </>
  )
}

interface LinkDialogProps {
  readonly made: NewInvitation | undefined
  readonly onClose: () => void
}

function LinkDialog({ made, onClose }: LinkDialogProps) {
  const say = useText('staff')
  const locale = useLocale()
  // Without an address of its own, the shop is on this host.
  const link = made === undefined ? '' : new URL(made.link, location.origin).href
  return (
    <Dialog open={made !== undefined} onClose={onClose} title={say('staff.invite_link')} closeOnOutside={false}>
      {made !== undefined && (
        <>
          <Field label={say('staff.invite_link')} hint={say('staff.invite_link_hint')}>
            <Input readOnly value={link} onFocus={event => event.target.select()} />
          </Field>
          <chakra.div mt="3" display="flex" alignItems="center" gap="3">
            <CopyButton text={link} label={say('staff.invite_copy')} />
            <chakra.span textStyle="sm" color="fg.muted">
              {say('staff.invite_expires')} {formatDateTime(made.expires_at, locale)}
            </chakra.span>
          </chakra.div>
        </>
      )}
    </Dialog>
  )
}
