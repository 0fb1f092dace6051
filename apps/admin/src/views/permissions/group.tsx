import { useLoadPermissionsQuery } from '@shiji/api/identity/role.api.ts'
import { usePermissionName } from '@shiji/backoffice/nouns/role/use-permission-name.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'

/** Groups of permissions that roles are composed of, and the number of permissions in each. */
export function Component() {
  const say = useText('staff', 'permission')
  const locale = useLocale()
  const nameOf = usePermissionName()
  const asked = useLoadPermissionsQuery('admin')
  return (
    <Loaded asked={asked}>
      {groups => (
        <Section title={say('staff.permission_groups')}>
          <PlainTable
            name={say('staff.permission_groups')}
            head={[say('staff.permission_group'), say('staff.permission_count')]}
            rows={groups.map(({ group, permissions }) => ({
              id: group,
              cells: [nameOf(`group.${group}`), formatNumber(permissions.length, locale)],
            }))}
          />
        </Section>
      )}
    </Loaded>
  )
}
