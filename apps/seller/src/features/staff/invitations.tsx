import { chakra } from '@chakra-ui/react/styled-system'
import { useInvitationsQuery, useWithdrawInvitationsMutation } from '@shiji/api/identity/invitation.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { useRoleChoices } from '@shiji/backoffice/nouns/role/use-role-choices.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { Invitation } from '@shiji/contract/identity/invitations.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { useState } from 'react'
import { InviteDialog } from './invite-dialog.tsx'

const ConfirmDialog = onDemand(() =>
  import('@shiji/ui/common/confirm-dialog/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

/** Invitations of staff by link: a new one for those who may add staff, the newest ones with their state, withdrawing. */
export function Invitations() {
  const say = useText('staff')
  const asked = useInvitationsQuery()
  const roles = useRoleChoices()
  const mayInvite = useHeldPermissions()('user.create')
  const [inviting, setInviting] = useState(false)
  return (
    <Section title={say('staff.invitations')}>
      {mayInvite && roles !== undefined && (
        <chakra.div mb="3">
          <Button look="solid" onClick={() => setInviting(true)}>
            {say('staff.invite')}
          </Button>
          <InviteDialog open={inviting} roles={roles} onClose={() => setInviting(false)} />
        </chakra.div>
      )}
      <Loaded asked={asked} shape={null}>
        {rows =>
          rows.length === 0 ? (
            <chakra.p textStyle="sm" color="fg.muted">
              {say('staff.invite_none')}
            </chakra.p>
          ) : (
            <Table rows={rows} mayWithdraw={mayInvite} />
          )
        }
      </Loaded>
    </Section>
  )
}

function Table({ rows, mayWithdraw }: { readonly rows: readonly Invitation[]; readonly mayWithdraw: boolean }) {
  const say = useText('staff', 'table', 'records')
  const locale = useLocale()
  return (
    <PlainTable
      name={say('staff.invitations')}
      head={[
        say('staff.invite_role'),
        say('staff.invite_note'),
        say('staff.invite_by'),
        say('staff.invite_expires'),
        say('records.status'),
        ...(mayWithdraw ? [say('table.actions')] : []),
      ]}
      rows={rows.map(row => ({
        id: row.id,
        cells: [
          row.role === '' ? '—' : row.role,
          row.note,
          row.created_by,
          formatDateTime(row.expires_at, locale),
          <State key="state" row={row} />,
          ...(mayWithdraw ? [row.state === 'open' ? <Withdraw key="withdraw" row={row} /> : ''] : []),
        ],
      }))}
    />
  )
}

function State({ row }: { readonly row: Invitation }) {
  const say = useText('staff')
  return (
    <>
      <Tag tone={row.state === 'open' ? 'success' : 'neutral'}>{say(`staff.invite_state.${row.state}`)}</Tag>
      {row.accepted_by !== '' && (
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {say('staff.invite_accepted', { name: row.accepted_by })}
        </chakra.span>
      )}
    </>
  )
}

function Withdraw({ row }: { readonly row: Invitation }) {
  const say = useText('staff')
  const [withdraw] = useWithdrawInvitationsMutation()
  const act = useAct()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        aria-label={say('staff.invite_withdraw_of', { role: row.role })}
        onClick={() => setAsking(true)}
      >
        {say('staff.invite_withdraw')}
      </Button>
      <WhenWanted wanted={asking}>
        <ConfirmDialog
          open={asking}
          danger
          title={say('staff.invite_withdraw_of', { role: row.role })}
          text={say('staff.invite_withdraw_text')}
          confirmLabel={say('staff.invite_withdraw')}
          onConfirm={() => void act(row.id, () => withdraw({ ids: [row.id] })).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      </WhenWanted>
    </>
  )
}
