import { loginSlot } from '@shiji/api/base/session/session.slice.ts'
import type { StoredUser } from '@shiji/api/base/session/slots.ts'
import { useShijiSelector } from '@shiji/api/hooks.ts'
import { useBackoffice } from '../running/backoffice.ts'

const NOBODY: StoredUser = { nickname: '', avatar: '', belong_id: 0, defaultUrl: '' }

/** The stored person of this area; fields are empty until loaded. */
export function useStoredUser(): StoredUser {
  const { area } = useBackoffice()
  return useShijiSelector(state => loginSlot(state.session, area).user) ?? NOBODY
}
