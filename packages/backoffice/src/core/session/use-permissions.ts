import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useCallback } from 'react'
import { useBackoffice } from '../running/backoffice.ts'

const NONE: readonly string[] = []

/**
 * Checks the person's permissions by id; unknown ids are denied. Screens only hide what the server would refuse anyway;
 * everything is denied until the person is loaded.
 */
export function useHeldPermissions(): (id: string) => boolean {
  const { area } = useBackoffice()
  const { data: person } = useAuthInfoQuery(area)
  const isSuper = person?.is_super ?? false
  const held = person?.permissions ?? NONE
  return useCallback(id => isSuper || held.includes(id), [isSuper, held])
}
