import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useMemo } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { useRoleChoices } from '../role/use-role-choices.ts'
import { type StaffOf, staffPage } from './staff-resource.tsx'

/**
 * Colleagues with their roles. One's own account is changed in the profile, and a super admin only by another one, as the
 * server has it.
 */
export function StaffPage({ call }: Pick<StaffOf, 'call'>) {
  const { area } = useBackoffice()
  const roles = useRoleChoices()
  const { data: person } = useAuthInfoQuery(area)
  const self = person?.id
  const isSuper = person?.is_super ?? false
  const declare = useMemo(
    () => staffPage({ call, roles, mayChange: row => row.id !== self && (!row.is_super || isSuper) }),
    [call, roles, self, isSuper],
  )
  return <ResourcePage declare={declare} texts={['staff', 'records', 'status']} />
}
