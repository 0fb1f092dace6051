import { chakra } from '@chakra-ui/react/styled-system'
import type { PermissionGroup } from '@shiji/api/identity/role.api.ts'
import { usePermissionName } from '@shiji/backoffice/nouns/role/use-permission-name.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { useText } from '@shiji/i18n/react.ts'

/** The permissions of one group: what each allows, and its id on the server. */
export function PermissionGroupSection({ group, permissions }: PermissionGroup) {
  const say = useText('staff', 'permission')
  const nameOf = usePermissionName()
  const name = nameOf(`group.${group}`)
  return (
    <Section title={name}>
      <PlainTable
        name={name}
        head={[say('staff.permission'), say('staff.permission_id')]}
        rows={permissions.map(id => ({
          id,
          cells: [
            nameOf(id),
            <chakra.code key="id" textStyle="xs">
              {id}
            </chakra.code>,
          ],
        }))}
      />
    </Section>
  )
}
