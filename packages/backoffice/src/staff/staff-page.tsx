import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useMemo } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import type { DeclareResource } from '../resource/resource-declaration.ts'
import { ResourcePage } from '../resource/resource-page.tsx'
import { useRoleChoices } from '../role/use-role-choices.ts'
import { type StaffOf, staffResource } from './staff-resource.tsx'

/**
 * Colleagues with their roles. One's own account is changed in the profile, and a super admin only by another one, as the
 * server has it.
 */
export function StaffPage({ path, noun }: Pick<StaffOf, 'path' | 'noun'>) {
  const { area } = useBackoffice()
  const roles = useRoleChoices()
  const { data: person } = useAuthInfoQuery(area)
  const self = person?.id
  const isSuper = person?.is_super ?? false
  const declare = useMemo<DeclareResource>(
    () => tools =>
      staffResource(
        { path, noun, roles, mayChange: row => row.id !== self && (row.is_super !== true || isSuper) },
        tools,
      ),
    [path, noun, roles, self, isSuper],
  )
  return <ResourcePage declare={declare} texts={['staff', 'records', 'status']} />
}
