import { chakra } from '@chakra-ui/react/styled-system'
import { usePermissionBookQuery, useResetPermissionGroupMutation } from '@shiji/api/identity/role.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { usePermissionWords } from '@shiji/backoffice/nouns/role/use-permission-words.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import type { PermissionBook } from '@shiji/contract/identity/permissions.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import { type ComponentProps, useMemo, useState } from 'react'
import { AreaSwitch } from '../../features/permissions/area-switch.tsx'
import { GroupDialog } from '../../features/permissions/group-dialog.tsx'

const ConfirmDialog = onDemand(() =>
  import('@shiji/ui/common/confirm-dialog/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

type Group = PermissionBook[number]

/** Groups in which roles show permissions: those of the program under names of the operator, and groups of their own. */
export function Component() {
  const asked = usePermissionBookQuery()
  return <Loaded asked={asked}>{book => <Groups book={book} />}</Loaded>
}

function Groups({ book }: { readonly book: PermissionBook }) {
  const say = useText('staff', 'permission', 'table')
  const locale = useLocale()
  const mayChange = useHeldPermissions()('permission.update')
  const [area, setArea] = useState<PermissionArea>('admin')
  const [edited, setEdited] = useState<ComponentProps<typeof GroupDialog>['open']>()
  const groups = useMemo(() => book.filter(group => group.area === area), [area, book])
  const { groupName } = usePermissionWords(groups)
  return (
    <Stack>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <AreaSwitch value={area} onValue={setArea} />
        {mayChange && (
          <Button look="solid" onClick={() => setEdited('new')}>
            {say('staff.group_add')}
          </Button>
        )}
        <chakra.p textStyle="sm" color="fg.muted">
          {say('staff.permission_ids_note')}
        </chakra.p>
      </chakra.div>
      <Section title={say('staff.permission_groups')}>
        <PlainTable
          name={say('staff.permission_groups')}
          head={[
            say('staff.permission_group'),
            say('staff.permission_id'),
            say('staff.permission_count'),
            say('staff.words_sort'),
            ...(mayChange ? [say('table.actions')] : []),
          ]}
          rows={groups.map(group => {
            const name = groupName(group.group)
            return {
              id: group.group,
              cells: [
                <GroupName key="name" group={group} name={name} />,
                <chakra.code key="id" textStyle="xs">
                  {group.group}
                </chakra.code>,
                formatNumber(group.permissions.length, locale),
                formatNumber(group.is_sort, locale),
                ...(mayChange
                  ? [<Buttons key="buttons" group={group} name={name} onEdit={() => setEdited(group)} />]
                  : []),
              ],
            }
          })}
        />
      </Section>
      <GroupDialog
        area={area}
        open={edited}
        next={Math.max(0, ...groups.map(group => group.is_sort)) + 10}
        onClose={() => setEdited(undefined)}
      />
    </Stack>
  )
}

function GroupName({ group, name }: { readonly group: Group; readonly name: string }) {
  const say = useText('staff')
  return (
    <>
      {name}
      {(group.own || group.changed) && (
        <Tag tone="neutral" ms="2">
          {say(group.own ? 'staff.group_own' : 'staff.words_changed')}
        </Tag>
      )}
    </>
  )
}

interface ButtonsProps {
  readonly group: Group
  readonly name: string
  readonly onEdit: () => void
}

function Buttons({ group, name, onEdit }: ButtonsProps) {
  const say = useText('staff')
  const [reset] = useResetPermissionGroupMutation()
  const act = useAct()
  const [asking, setAsking] = useState(false)
  const send = () => act(0, () => reset({ area: group.area, group: group.group }))
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
      <Button size="sm" look="ghost" aria-label={say('staff.words_edit_of', { name })} onClick={onEdit}>
        {say('common.edit')}
      </Button>
      {group.changed && (
        <Button size="sm" look="ghost" aria-label={say('staff.words_default_of', { name })} onClick={() => void send()}>
          {say('staff.words_default')}
        </Button>
      )}
      {group.own && (
        <Button
          size="sm"
          look="ghost"
          tone="danger"
          aria-label={say('staff.group_delete_of', { name })}
          onClick={() => setAsking(true)}
        >
          {say('common.delete')}
        </Button>
      )}
      <WhenWanted wanted={asking}>
        <ConfirmDialog
          open={asking}
          danger
          title={say('staff.group_delete_of', { name })}
          text={say('staff.group_delete_text')}
          onConfirm={() => void send().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      </WhenWanted>
    </chakra.span>
  )
}
