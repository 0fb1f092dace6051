import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Choice } from '@shiji/ui/select/select.tsx'
import { useMemo } from 'react'
import { useBackoffice } from '../app/backoffice.ts'
import { textOf } from '../records/read-row.ts'
import { useHeldPermissions } from '../session/use-permissions.ts'

const EVERYTHING = { per_page: LIMITS.list.perPageMax, sort: 'name|asc' }

/** The roles of this back office to choose from; undefined for somebody who may not see roles. */
export function useRoleChoices(): readonly Choice[] | undefined {
  const { area } = useBackoffice()
  const maySee = useHeldPermissions()('role.view')
  const roles = useListRowsQuery({ path: `${AREA_PREFIX[area]}/roles`, query: EVERYTHING }, { skip: !maySee })
  const rows = roles.data?.data
  return useMemo(
    () => (maySee ? (rows ?? []).map(row => ({ value: row.id, label: textOf(row, 'name') })) : undefined),
    [maySee, rows],
  )
}
