import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { signOut } from '@shiji/api/identity/session.ts'
import { useCallback } from 'react'
import { useBackoffice } from '../running/backoffice.ts'

/** Logs out: clears token and user whatever the server answers, and goes to the area's login (spec §4). */
export function useLeave(): () => void {
  const { area, navigator } = useBackoffice()
  const dispatch = useShijiDispatch()
  return useCallback(() => {
    void dispatch(signOut(area)).finally(() => navigator.restart('/login'))
  }, [area, dispatch, navigator])
}
