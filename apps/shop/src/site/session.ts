import { loginSlot } from '@shiji/api/base/session/session.slice.ts'
import type { StoredUser } from '@shiji/api/base/session/slots.ts'
import { useShijiSelector } from '@shiji/api/hooks.ts'

/** Whether a person is logged in (spec §4: a token is stored). */
export const useIsLogin = (): boolean => useShijiSelector(state => loginSlot(state.session, 'buyer').isLogin)

/** The person from storage; null for visitors. */
export const useStoredUser = (): StoredUser | null =>
  useShijiSelector(state => (state.session.token === null ? null : state.session.user))
