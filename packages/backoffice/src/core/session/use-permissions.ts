import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useCallback } from 'react'
import { useBackoffice } from '../running/backoffice.ts'

const NONE: readonly string[] = []

/**
 * Checks the person's permissions by id; nobody holds an unknown id. Screens only hide what the server would refuse anyway; before the person is
 * loaded, everything is denied.
 */
export function useHeldPermissions(): (id: string) => boolean {
  const { area } = useBackoffice()
  const { data: person } = useAuthInfoQuery(area)
  const isSuper = person?.is_super ?? false
  const held = person?.permissions ?? NONE
  return useCallback(id => isSuper || held.includes(id), [isSuper, held])
}
