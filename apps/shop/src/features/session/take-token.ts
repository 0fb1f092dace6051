import { api } from '@shiji/api/base/api.ts'
import { sessionActions } from '@shiji/api/base/session/session.slice.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { identityApi } from '@shiji/api/identity/identity.api.ts'
import type { UserInfo } from '@shiji/contract/identity/identity.ts'
import { useCallback } from 'react'

/**
 * Starts a session with the token of a registration or a new password, like a login; undefined if the person cannot be loaded, and then nothing is
 * stored.
 */
export function useTakeToken(): (token: string) => Promise<UserInfo | undefined> {
  const dispatch = useShijiDispatch()
  return useCallback(
    async token => {
      dispatch(sessionActions.tokenStored({ area: 'buyer', token }))
      const info = await dispatch(
        identityApi.endpoints.authInfo.initiate('buyer', { subscribe: false, forceRefetch: true }),
      )
      if (info.data === undefined) {
        dispatch(sessionActions.signedOut('buyer'))
        return undefined
      }
      dispatch(api.util.resetApiState())
      return info.data
    },
    [dispatch],
  )
}
