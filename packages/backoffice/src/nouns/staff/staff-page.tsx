import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useMemo } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { useRoleChoices } from '../role/use-role-choices.ts'
import { type StaffOf, staffPage } from './staff-resource.tsx'

/**
 * Colleagues with their roles. People change their own account in the profile; only a super admin can change another
 * super admin, as the server demands.
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
