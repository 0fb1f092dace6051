import { loginSlot } from '@shiji/api/base/session/session.slice.ts'
import type { ShijiState } from '@shiji/api/store.ts'
import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useBackoffice } from '../running/backoffice.ts'

/** Calls `enter` when another tab logs in while this one shows the login page. */
export function useOtherTabLogin(enter: () => void): void {
  const { area } = useBackoffice()
  const store = useStore<ShijiState>()
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const { isLogin, loginName, user } = loginSlot(store.getState().session, area)
      // The user is stored after the token; their start page is only known then.
      if (isLogin && event.key === loginName && user !== null) latest.current()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [area, store])
}
