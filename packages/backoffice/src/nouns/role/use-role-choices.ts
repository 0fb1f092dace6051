import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { pagePath } from '@shiji/contract/lists/list-call.ts'
import type { Choice } from '@shiji/ui/common/select/select.tsx'
import { useMemo } from 'react'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { rowsOf } from '../../page/declaration/rows-of.ts'
import { useRolesCall } from './use-roles-call.ts'

const EVERYTHING = { per_page: LIMITS.list.perPageMax, sort: 'name|asc' }

/** The roles of this back office as choices; undefined without permission to see roles. */
export function useRoleChoices(): readonly Choice[] | undefined {
  const call = useRolesCall()
  const maySee = useHeldPermissions()('role.view')
  const roles = useListRowsQuery({ path: pagePath(call), query: EVERYTHING }, { skip: !maySee })
  const rows = roles.data?.data
  return useMemo(
    () => (maySee ? rowsOf(call, rows ?? []).map(row => ({ value: row.id, label: row.name })) : undefined),
    [call, maySee, rows],
  )
}
