import { useAuthInfoQuery } from '@shiji/api/identity/identity.api.ts'
import { useCallback } from 'react'
import { useBackoffice } from '../app/backoffice.ts'

const NONE: readonly string[] = []

/**
 * Asks what the person may do, by ids of permissions; nobody holds an id that does not exist. Screens only leave out what
 * the server would refuse anyway; before the person is known he may do nothing.
 */
export function useHeldPermissions(): (id: string) => boolean {
  const { area } = useBackoffice()
  const { data: person } = useAuthInfoQuery(area)
  const isSuper = person?.is_super ?? false
  const held = person?.permissions ?? NONE
  return useCallback(id => isSuper || held.includes(id), [isSuper, held])
}
